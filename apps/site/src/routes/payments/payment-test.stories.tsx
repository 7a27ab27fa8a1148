import { buildUser } from '@vestibule/domain/account/builders';
import { expect, screen, waitFor, within } from 'storybook/test';
import { pageStories, type PageState, type PageStories } from '../../testing/page-states.js';
import PaymentTest from './payment-test.js';

const meta = {
  ...pageStories,
  title: 'Pages/Samples and tests/PaymentTest',
  args: { page: PaymentTest, path: '/payment-test', guest: buildUser(), replies: [] },
} satisfies PageStories;

export default meta;

/** The dialog of a booking, opened for a sample. */
export const Default: PageState = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Book Now' })).toBeEnabled();
  },
};

export const Opened: PageState = {
  play: async ({ canvas, step, userEvent }) => {
    await step(
      'the button opens the payment dialog for a service priced 150 [S2.debug.2]',
      async () => {
        await userEvent.click(await canvas.findByRole('button', { name: 'Book Now' }));
        const panel = await screen.findByRole('dialog');
        await waitFor(() => expect(panel).toBeVisible());
        const dialog = within(panel);
        await expect(dialog.getByRole('heading', { name: 'Select Payment Method' })).toBeVisible();
        await expect(dialog.getByText('Sample Spa Service')).toBeVisible();
        await expect(dialog.getAllByText('$150.00')[0]).toBeVisible();
      },
    );
  },
};
