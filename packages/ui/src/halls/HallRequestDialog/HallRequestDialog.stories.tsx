import { SAMPLE_TODAY } from '@vestibule/domain/calendar/builders';
import { emptyHallRequest } from '@vestibule/domain/halls';
import { buildHall, buildHallRequest } from '@vestibule/domain/halls/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { UserEventObject } from 'storybook/test';
import { Button } from '../../actions/Button/Button.js';
import { HallRequestDialog } from './HallRequestDialog.js';
import type { HallRequestDialogProps } from './HallRequestDialog.js';

function Demo({ open: first, onOpenChange, ...props }: HallRequestDialogProps) {
  const [open, setOpen] = useState(first);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange(next);
  };
  return (
    <>
      <Button onClick={() => change(true)}>Book Now</Button>
      <HallRequestDialog {...props} open={open} onOpenChange={change} />
    </>
  );
}

const meta = {
  title: 'Halls/HallRequestDialog',
  tags: ['stable'],
  component: HallRequestDialog,
  args: {
    open: true,
    hall: buildHall(),
    today: SAMPLE_TODAY,
    onOpenChange: fn(),
    onSubmit: fn<HallRequestDialogProps['onSubmit']>(async () => ({ sent: true })),
  },
  render: (args) => <Demo {...args} />,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof HallRequestDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async () =>
  within(await screen.findByRole('dialog', { name: 'Book Meeting Hall' }, { timeout: 10_000 }));

type Opened = Awaited<ReturnType<typeof opened>>;

async function fill(dialog: Opened, userEvent: UserEventObject) {
  const form = buildHallRequest();
  const type = async (label: RegExp, text: string) => {
    await userEvent.type(dialog.getByRole('textbox', { name: label }), text);
  };
  await type(/Full name/, form.fullName);
  await type(/Email/, form.email);
  await type(/Phone number/, form.phone);
  await userEvent.type(dialog.getByRole('spinbutton', { name: /attendees/ }), '24');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Event type/ }), 'Workshop');
  await userEvent.click(dialog.getByRole('button', { name: 'Choose the event date' }));
  const day = { name: 'Friday, November 27, 2026' };
  await userEvent.click(await screen.findByRole('button', day, { timeout: 10_000 }));
}

export const Default: Story = {
  parameters: { proves: ['S2.halls.7'] },
  play: async ({ step }) => {
    const dialog = await opened();
    await step('the title has the focus, and says which hall', async () => {
      await waitFor(() =>
        expect(dialog.getByRole('heading', { name: 'Book Meeting Hall' })).toHaveFocus(),
      );
      await waitFor(() => expect(dialog.getByText('The Majlis, up to 40 people')).toBeVisible());
    });
  },
};

export const SignedIn: Story = {
  args: {
    client: { fullName: 'Layla Haddad', email: 'layla@example.com', phone: '+968 9123 4567' },
  },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByRole('textbox', { name: /Full name/ })).toHaveValue('Layla Haddad');
    await expect(dialog.getByRole('textbox', { name: /Email/ })).toHaveValue('layla@example.com');
    await expect(dialog.getByRole('textbox', { name: /Phone/ })).toHaveValue('+968 9123 4567');
    await expect(dialog.getByRole('textbox', { name: /Company/ })).toHaveValue('');
  },
};

export const Invalid: Story = {
  play: async ({ args, step, userEvent }) => {
    const dialog = await opened();
    await step('every required field says its message of spec 5 [S5.halls.1]', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Send Request' }));
      const summary = await dialog.findByRole('alert');
      for (const message of [
        'Full name is required',
        'Email is required',
        'Phone number is required',
        'Event date is required',
        'Expected attendees is required',
        'Event type is required',
      ]) {
        await expect(summary).toHaveTextContent(message);
      }
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('the summary has the focus', async () => {
      await waitFor(() => expect(dialog.getByRole('alert')).toHaveFocus());
    });
  },
};

export const FailedTwice: Story = {
  play: async ({ step, userEvent }) => {
    const dialog = await opened();
    const send = dialog.getByRole('button', { name: 'Send Request' });
    await userEvent.click(send);
    const summary = await dialog.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    await step('the second attempt has a summary of its own, which takes the focus', async () => {
      await userEvent.click(send);
      await waitFor(() => expect(dialog.getByRole('alert')).toHaveFocus());
      await expect(summary).not.toBeInTheDocument();
    });
  },
};

async function sendWrongFormats(dialog: Opened, userEvent: UserEventObject) {
  await userEvent.type(dialog.getByRole('textbox', { name: /Email/ }), 'salma');
  await userEvent.type(dialog.getByRole('spinbutton', { name: /attendees/ }), '41');
  await userEvent.click(dialog.getByRole('button', { name: 'Send Request' }));
  const email = dialog.getByRole('textbox', { name: /Email/ });
  await waitFor(() => expect(email).toHaveAccessibleDescription(/Email is invalid/));
  return email;
}

export const WrongFormats: Story = {
  play: async ({ step, userEvent }) => {
    const dialog = await opened();
    await step('the field says what is wrong', async () => {
      await sendWrongFormats(dialog, userEvent);
      await expect(
        dialog.getByRole('spinbutton', { name: /attendees/ }),
      ).toHaveAccessibleDescription(/This hall holds at most 40 people/);
    });
  },
};

export const EndBeforeStart: Story = {
  parameters: { proves: ['S5.halls.1.1'] },
  play: async ({ args, step, userEvent }) => {
    const dialog = await opened();
    await fill(dialog, userEvent);
    const start = dialog.getByLabelText(/Start time/);
    const end = dialog.getByLabelText(/End time/);
    await userEvent.type(start, '14:00');
    await userEvent.type(end, '09:30');
    await userEvent.click(dialog.getByRole('button', { name: 'Send Request' }));
    const message = /End time must be after the start time/;
    await step('the end says so, and nothing is sent', async () => {
      await waitFor(() => expect(end).toHaveAccessibleDescription(message));
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('an earlier start clears it', async () => {
      await userEvent.clear(start);
      await userEvent.type(start, '08:00');
      await waitFor(() => expect(end).not.toHaveAccessibleDescription(message));
    });
    await step('both times travel', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Send Request' }));
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenCalledWith(
          expect.objectContaining({ startTime: '08:00', endTime: '09:30' }),
        ),
      );
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
};

export const LinksForNames: Story = {
  parameters: { proves: ['R50'] },
  play: async ({ args, step, userEvent }) => {
    const dialog = await opened();
    const name = dialog.getByRole('textbox', { name: /Full name/ });
    const company = dialog.getByRole('textbox', { name: /Company/ });
    await userEvent.type(name, 'Visit evil.com');
    await userEvent.type(company, 'www.evil.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Send Request' }));
    await step('both fields say so, and nothing is sent', async () => {
      await waitFor(() =>
        expect(name).toHaveAccessibleDescription(/Please enter a name without links\./),
      );
      await expect(company).toHaveAccessibleDescription(/Please enter a company without links\./);
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
  },
};

export const Mended: Story = {
  name: 'Corrected',
  play: async ({ step, userEvent }) => {
    const email = await sendWrongFormats(await opened(), userEvent);
    await step('its error clears when it is edited [S5.halls.4]', async () => {
      await userEvent.type(email, '@example.com');
      await expect(email).not.toHaveAttribute('aria-invalid');
    });
  },
};

export const Submitting: Story = {
  parameters: { proves: ['S4.halls.1'] },
  args: { onSubmit: fn<HallRequestDialogProps['onSubmit']>(() => new Promise(() => undefined)) },
  play: async ({ userEvent }) => {
    const dialog = await opened();
    await fill(dialog, userEvent);
    await userEvent.click(dialog.getByRole('button', { name: 'Send Request' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /Full name/ })).toBeDisabled());
    await expect(dialog.getByRole('button', { name: 'Send Request' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(dialog.getByText('Sending your request...')).toHaveAttribute('aria-live');
  },
};

export const SentAndOpenedAgain: Story = {
  args: { onFormChange: fn() },
  play: async ({ args, canvas, step, userEvent }) => {
    const dialog = await opened();
    await fill(dialog, userEvent);
    await userEvent.click(dialog.getByRole('button', { name: 'Send Request' }));
    await step('it is cleared and closed [S4.halls.2]', async () => {
      await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
      await expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ eventDate: '2026-11-27', expectedAttendees: '24' }),
      );
      await expect(args.onFormChange).toHaveBeenLastCalledWith(emptyHallRequest);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await userEvent.click(canvas.getByRole('button', { name: 'Book Now' }));
      await expect((await opened()).getByRole('textbox', { name: /Full name/ })).toHaveValue('');
    });
  },
};

export const Refused: Story = {
  args: {
    onSubmit: fn<HallRequestDialogProps['onSubmit']>(async () => ({
      sent: false,
      message: 'That meeting hall is not available at the moment.',
      fields: { email: 'Email is invalid' },
    })),
  },
  play: async ({ step, userEvent }) => {
    const dialog = await opened();
    await fill(dialog, userEvent);
    await userEvent.click(dialog.getByRole('button', { name: 'Send Request' }));
    await step('it says why, at the field too, and keeps what was typed', async () => {
      await expect(
        await dialog.findByText('That meeting hall is not available at the moment.'),
      ).toBeVisible();
      const email = dialog.getByRole('textbox', { name: /Email/ });
      await waitFor(() => expect(email).toHaveAccessibleDescription(/Email is invalid/));
      await expect(email).toHaveValue('salma@example.com');
    });
  },
};

/** Nothing that was typed is wrong: the hall has gone, or the network. */
export const RefusedWithoutAField: Story = {
  args: {
    onSubmit: fn<HallRequestDialogProps['onSubmit']>(async () => ({
      sent: false,
      message: 'Failed to connect to server',
    })),
  },
  play: async ({ step, userEvent }) => {
    const dialog = await opened();
    await fill(dialog, userEvent);
    await userEvent.click(dialog.getByRole('button', { name: 'Send Request' }));
    await step('it says why at once, and names no field', async () => {
      await expect(await dialog.findByRole('alert')).toHaveTextContent(
        /^Failed to connect to server$/,
      );
      await expect(dialog.getByRole('textbox', { name: /Full name/ })).toBeValid();
    });
  },
};

export const ClosedByMistake: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened();
    await userEvent.type(dialog.getByRole('textbox', { name: /Full name/ }), 'Salma');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Book Now' }));
    await expect((await opened()).getByRole('textbox', { name: /Full name/ })).toHaveValue('Salma');
  },
};

async function openCalendar(dialog: Opened, userEvent: UserEventObject) {
  await userEvent.click(dialog.getByRole('button', { name: 'Choose the event date' }));
  const name = 'Choose the event date';
  const calendar = await dialog.findByRole('dialog', { name }, { timeout: 10_000 });
  await waitFor(() => expect(calendar).toContainElement(document.activeElement as HTMLElement));
  return calendar;
}

/** What is pressed beside the calendar has the focus, and keeps it. */
export const CalendarLeftForAField: Story = {
  play: async ({ userEvent }) => {
    const dialog = await opened();
    const calendar = await openCalendar(dialog, userEvent);
    const company = dialog.getByRole('textbox', { name: /Company/ });
    await userEvent.click(company);
    await userEvent.keyboard('Oman ');
    await waitFor(() => expect(calendar).not.toBeInTheDocument());
    // The calendar would take the focus away a task later.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await userEvent.keyboard('Sailing');
    await expect(company).toHaveValue('Oman Sailing');
  },
};

/** One press beside closes one thing. */
export const CalendarClosedFromOutside: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ args, step, userEvent }) => {
    const dialog = await opened();
    const panel = screen.getByRole('dialog', { name: 'Book Meeting Hall' });
    const calendar = await openCalendar(dialog, userEvent);
    const pressBeside = () =>
      userEvent.pointer({ keys: '[MouseLeft]', target: panel, coords: { clientX: 4, clientY: 4 } });
    await step('the first press closes the calendar, and its button has the focus', async () => {
      await pressBeside();
      await waitFor(() => expect(calendar).not.toBeInTheDocument());
      await waitFor(() =>
        expect(dialog.getByRole('button', { name: 'Choose the event date' })).toHaveFocus(),
      );
      await expect(args.onOpenChange).not.toHaveBeenCalled();
    });
    await step('the second closes the dialog', async () => {
      await pressBeside();
      await waitFor(() => expect(panel).not.toBeInTheDocument());
    });
  },
};

export const LongText: Story = {
  args: {
    hall: buildHall({
      name: 'The Great Hall of the Merchants of Sur and Mirbat, with the Adjoining Colonnade',
      capacity: 12_500,
    }),
  },
  play: async () => {
    const dialog = await opened();
    await waitFor(() => expect(dialog.getByText(/, up to 12,500 people$/)).toBeVisible());
  },
};

/** What was typed before a reload is there again, and what is typed now is told. */
export const Drafted: Story = {
  args: {
    draft: { fullName: 'Salma Al Harthy' },
    client: { email: 'salma@example.com' },
    onFormChange: fn(),
  },
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    await expect(dialog.getByRole('textbox', { name: /Full name/ })).toHaveValue('Salma Al Harthy');
    const email = dialog.getByRole('textbox', { name: /Email/ });
    await expect(email).toHaveValue('salma@example.com');
    await userEvent.type(dialog.getByRole('textbox', { name: /Phone number/ }), '9');
    await expect(args.onFormChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ fullName: 'Salma Al Harthy', phone: '9' }),
    );
  },
};
