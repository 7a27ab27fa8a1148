import type { Meta, StoryObj } from '@storybook/react-vite';
import { SAMPLE_TODAY } from '@vestibule/domain/calendar/builders';
import { buildRoom } from '@vestibule/domain/rooms/builders';
import { startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor, within } from 'storybook/test';
import { RoomBookingSidebar } from '../rooms/RoomBookingSidebar/RoomBookingSidebar.js';
import { VestibuleProvider } from '../theme/VestibuleProvider.js';

const meta = {
  title: 'Checks/Hydration',
  tags: ['!dev', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const onToast = fn();
const onFormChange = fn();

function Page() {
  return (
    <VestibuleProvider>
      <RoomBookingSidebar
        room={buildRoom()}
        today={SAMPLE_TODAY}
        signedIn
        onToast={onToast}
        onBook={fn()}
        onFormChange={onFormChange}
      />
    </VestibuleProvider>
  );
}

/** A form whose fields were filled before it answers, and whose button is pressed as it begins to. */
export const PressedWhileItHydrates: Story = {
  render: () => <p>The form stands below the story.</p>,
  play: async ({ step }) => {
    // A root of its own: within the story's, React hands the press to that one.
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML = renderToString(<Page />);
    const form = within(page);
    const name = form.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
    const guests = form.getByRole<HTMLInputElement>('spinbutton', { name: 'Guests' });
    name.value = 'Layla Haddad';
    guests.value = '2';
    let root: Root | undefined;
    startTransition(() => {
      root = hydrateRoot(page, <Page />);
    });
    form.getByRole('button', { name: 'Book Your Stay' }).click();

    await step('the press sends what is in the form: only the dates are missing', async () => {
      await waitFor(() => expect(onToast).toHaveBeenCalled());
      await expect(onToast.mock.calls).toEqual([
        [expect.objectContaining({ text: 'Please select check-in date.' })],
      ]);
    });
    await step('no field takes another’s value away', async () => {
      await expect(name).toHaveValue('Layla Haddad');
      await expect(guests).toHaveValue(2);
      await expect(onFormChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ guestName: 'Layla Haddad', guests: 2 }),
      );
    });
    root?.unmount();
    page.remove();
  },
};
