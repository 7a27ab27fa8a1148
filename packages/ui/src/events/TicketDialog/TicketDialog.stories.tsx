import { eventsMessages, openTicketWizard } from '@vestibule/domain/events';
import { buildEvent } from '@vestibule/domain/events/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { UserEventObject } from 'storybook/test';
import { Button } from '../../actions/Button/Button.js';
import { TicketDialog, type TicketDialogProps } from './TicketDialog.js';

function Demo({ open: first, onOpenChange, ...props }: TicketDialogProps) {
  const [open, setOpen] = useState(first);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange(next);
  };
  return (
    <>
      <Button onClick={() => change(true)}>Book Now</Button>
      <TicketDialog {...props} open={open} onOpenChange={change} />
    </>
  );
}

const guest = {
  firstName: 'Layla',
  lastName: 'Haddad',
  email: 'layla.haddad@example.com',
  phone: '+96892123456',
};

const meta = {
  title: 'Events/TicketDialog',
  tags: ['stable'],
  component: TicketDialog,
  args: {
    open: true,
    event: buildEvent(),
    guest,
    onOpenChange: fn(),
    onPay: fn(),
  },
  render: (args) => <Demo {...args} />,
  parameters: { docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof TicketDialog>;

export default meta;
type Story = StoryObj<typeof meta>;
type Opened = Awaited<ReturnType<typeof opened>>;

const opened = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Lantern Dinner on the Sand' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

async function next(dialog: Opened, userEvent: UserEventObject, times = 1) {
  for (let time = 0; time < times; time += 1) {
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
  }
}

async function arrivesAt(dialog: Opened, step: number, name: string) {
  await waitFor(() => expect(dialog.getByRole('heading', { level: 3, name })).toHaveFocus());
  await expect(dialog.getByText(`Step ${step} of 6`)).toHaveRole('status');
}

export const Default: Story = {
  play: async () => {
    const dialog = await opened();
    await waitFor(() => expect(dialog.getByRole('heading', { level: 2 })).toHaveFocus());
    await expect(dialog.getByRole('status')).toHaveTextContent('Step 1 of 6');
    await expect(dialog.getByRole('spinbutton', { name: 'Number of tickets' })).toHaveValue(1);
    await expect(dialog.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
  },
};

/** All six steps, up to the provider's page. */
export const Journey: Story = {
  parameters: { proves: ['S2.events.5'] },
  play: async ({ args, step, userEvent }) => {
    const dialog = await opened();
    await step('1: two tickets', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'More tickets' }));
      await expect(dialog.getByText('$170.00')).toBeVisible();
      await expect(dialog.getByText('$170.00').closest('[aria-live=polite]')).toHaveTextContent(
        'Total $170.00',
      );
      await next(dialog, userEvent);
    });
    await step('2: an extra, once more', async () => {
      await arrivesAt(dialog, 2, 'Extras');
      await userEvent.click(dialog.getByRole('checkbox', { name: /Wine pairing/ }));
      await userEvent.click(dialog.getByRole('button', { name: 'More of Wine pairing' }));
      await expect(dialog.getByRole('spinbutton', { name: /Wine pairing/ })).toHaveValue(2);
      await next(dialog, userEvent);
    });
    await step('3: an add-on', async () => {
      await arrivesAt(dialog, 3, 'Add-ons');
      await userEvent.click(dialog.getByRole('checkbox', { name: /Late check-out/ }));
      await next(dialog, userEvent);
    });
    await step('4: the profile has filled in who', async () => {
      await arrivesAt(dialog, 4, 'Info');
      await expect(dialog.getByRole('textbox', { name: 'First name' })).toHaveValue('Layla');
      await next(dialog, userEvent);
    });
    await step('5: itemised', async () => {
      await arrivesAt(dialog, 5, 'Summary');
      await expect(dialog.getByText('2 Wine pairing × $45.00')).toBeVisible();
      await next(dialog, userEvent);
    });
    await step('6: no Next; a method starts the payment [S4.events.1]', async () => {
      await arrivesAt(dialog, 6, 'Payment');
      await expect(dialog.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
      await userEvent.click(dialog.getByRole('button', { name: /VISA/ }));
      await expect(args.onPay).toHaveBeenCalledWith('visa', {
        totalCents: 28_000,
        request: {
          type: 'event',
          id: 'lantern-dinner',
          bookingDetails: {
            guestName: 'Layla Haddad',
            phone: guest.phone,
            email: guest.email,
          },
          tickets: 2,
          extras: { wine: 2 },
          addons: { 'late-checkout': 1 },
        },
      });
    });
  },
};

export const ChoicesKept: Story = {
  play: async ({ userEvent }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'More tickets' }));
    await next(dialog, userEvent);
    await userEvent.click(dialog.getByRole('checkbox', { name: /Photographs/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
    await arrivesAt(dialog, 1, 'Tickets');
    await expect(dialog.getByRole('spinbutton')).toHaveValue(2);
    await next(dialog, userEvent);
    await expect(dialog.getByRole('checkbox', { name: /Photographs/ })).toBeChecked();
  },
};

export const OpenedAgain: Story = {
  parameters: { proves: ['S4.events.2'] },
  play: async ({ canvas, step, userEvent }) => {
    await step(
      'something is chosen and typed in every step, then the dialog is closed',
      async () => {
        const dialog = await opened();
        await userEvent.click(dialog.getByRole('button', { name: 'More tickets' }));
        await next(dialog, userEvent);
        await userEvent.click(dialog.getByRole('checkbox', { name: /Wine pairing/ }));
        await next(dialog, userEvent);
        await userEvent.click(dialog.getByRole('checkbox', { name: /Late check-out/ }));
        await next(dialog, userEvent);
        await userEvent.type(dialog.getByRole('textbox', { name: 'First name' }), ' Noor');
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      },
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Book Now' }));
    await step('nothing of it is left', async () => {
      const dialog = await opened();
      await expect(dialog.getByRole('status')).toHaveTextContent('Step 1 of 6');
      await expect(dialog.getByRole('spinbutton')).toHaveValue(1);
      await next(dialog, userEvent);
      await expect(dialog.getByRole('checkbox', { name: /Wine pairing/ })).not.toBeChecked();
      await next(dialog, userEvent);
      await expect(dialog.getByRole('checkbox', { name: /Late check-out/ })).not.toBeChecked();
      await next(dialog, userEvent);
      await expect(dialog.getByRole('textbox', { name: 'First name' })).toHaveValue('Layla');
    });
  },
};

/** Back from the login: where it was left, with everything chosen. */
export const Resumed: Story = {
  args: {
    draft: {
      step: 5,
      tickets: 3,
      extras: { photo: 1 },
      addons: {},
      guest: { ...guest, firstName: 'Salim' },
    },
  },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByRole('status')).toHaveTextContent('Step 5 of 6');
    await waitFor(() => expect(dialog.getByText('3 tickets × $85.00')).toBeVisible());
    await expect(dialog.getByText(/Salim Haddad/)).toBeVisible();
  },
};

/** The page asks for a step, as the browser's Back does. */
export const StepSetByPage: Story = {
  render: (args) => <BackFromAddOns {...args} />,
  play: async ({ step, userEvent }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'More tickets' }));
    await next(dialog, userEvent, 2);
    await step('the dialog follows, and keeps what was chosen', async () => {
      await arrivesAt(dialog, 2, 'Extras');
      await expect(dialog.getByText('$170.00')).toBeVisible();
    });
  },
};

/** Goes back to the extras when the add-ons come. */
function BackFromAddOns(props: TicketDialogProps) {
  const [step, setStep] = useState<TicketDialogProps['step']>();
  return (
    <TicketDialog
      {...props}
      step={step}
      onDraftChange={(draft) => draft.step === 3 && setStep(2)}
    />
  );
}

/** The payment page is being opened: there is no way back until it is there, or is refused. */
export const Busy: Story = {
  args: {
    busyMethod: 'visa',
    draft: { step: 6, tickets: 3, extras: {}, addons: {}, guest },
  },
  play: async ({ args, step, userEvent }) => {
    const dialog = await opened();
    const visa = await dialog.findByRole('button', { name: /VISA/ });
    await expect(visa).toHaveTextContent('Opening the payment page...');
    const said = dialog.getAllByText('Opening the payment page...');
    await expect(said[0]).toHaveAttribute('aria-live', 'polite');
    await step('neither Back nor Escape leads away', async () => {
      await expect(dialog.getByRole('heading', { level: 2 })).toHaveFocus();
      await expect(dialog.getByRole('button', { name: 'Back' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await userEvent.keyboard('{Escape}');
      await expect(args.onOpenChange).not.toHaveBeenCalledWith(false);
      await expect(dialog.getByRole('status')).toHaveTextContent('Step 6 of 6');
    });
  },
};

export const Invalid: Story = {
  args: { guest: { ...guest, lastName: '', phone: '' } },
  play: async ({ step, userEvent }) => {
    const dialog = await opened();
    await next(dialog, userEvent, 3);
    await step('Next waits for all four fields [S5.events.2]', async () => {
      await arrivesAt(dialog, 4, 'Info');
      await expect(dialog.getByRole('button', { name: 'Next' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    });
    await step(
      'pressed all the same, it leads to the first that is missing [S5.events.2, R41]',
      async () => {
        await next(dialog, userEvent);
        const lastName = dialog.getByRole('textbox', { name: 'Last name' });
        await expect(lastName).toHaveFocus();
        await expect(lastName).toHaveAccessibleDescription('Last name is required');
        await expect(dialog.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription(
          'Phone number is required',
        );
        await expect(dialog.getByText('Step 4 of 6')).toHaveRole('status');
      },
    );
  },
};

export const Mended: Story = {
  name: 'Corrected',
  args: Invalid.args,
  play: async ({ step, userEvent }) => {
    const dialog = await opened();
    const phone = () => dialog.getByRole('textbox', { name: 'Phone' });
    await next(dialog, userEvent, 4);
    await step('then to the next', async () => {
      const lastName = dialog.getByRole('textbox', { name: 'Last name' });
      await userEvent.type(lastName, 'Haddad');
      await next(dialog, userEvent);
      await expect(lastName).not.toHaveAccessibleDescription();
      await expect(phone()).toHaveFocus();
    });
    await step('and asks for no format [R18]', async () => {
      const email = dialog.getByRole('textbox', { name: 'Email' });
      await userEvent.clear(email);
      await userEvent.type(email, 'layla');
      await userEvent.type(phone(), 'x');
      await expect(dialog.getByRole('button', { name: 'Next' })).not.toHaveAttribute(
        'aria-disabled',
      );
      await next(dialog, userEvent);
      await arrivesAt(dialog, 5, 'Summary');
    });
  },
};

/** A name that the hotel cannot take: paying leads back to its field, with what is wrong. */
const nameRefused = (lastName: string, message: string): Story => ({
  args: { guest: { ...guest, lastName } },
  play: async ({ args, step, userEvent }) => {
    const dialog = await opened();
    await next(dialog, userEvent, 5);
    await arrivesAt(dialog, 6, 'Payment');
    await userEvent.click(dialog.getByRole('button', { name: /VISA/ }));
    const field = await dialog.findByRole('textbox', { name: 'Last name' });
    await step('the field says it, and has the focus', async () => {
      await expect(field).toHaveAccessibleDescription(message);
      await expect(field).toHaveFocus();
      await expect(args.onPay).not.toHaveBeenCalled();
    });
    await step('mended, it can be paid', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'Haddad');
      await next(dialog, userEvent, 2);
      await userEvent.click(await dialog.findByRole('button', { name: /VISA/ }));
      await expect(args.onPay).toHaveBeenCalledOnce();
    });
  },
});

export const LinkForAName = nameRefused(
  'https://evil.example',
  'Please enter a name without links.',
);
export const NameTooLong = nameRefused(
  'a'.repeat(300),
  'Please enter a name of at most 200 characters.',
);

/** The dialog forgets that it asked when it opens again. */
export const OpenedAgainAfterErrors: Story = {
  args: { guest: undefined },
  play: async ({ canvas, userEvent }) => {
    const first = await opened();
    await next(first, userEvent, 4);
    await expect(first.getByText('Email is required')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Book Now' }));
    const again = await opened();
    await next(again, userEvent, 3);
    await arrivesAt(again, 4, 'Info');
    await expect(again.queryByText('Email is required')).not.toBeInTheDocument();
  },
};

export const SoldOut: Story = {
  args: { event: buildEvent({ currentAttendees: 40 }) },
  play: async ({ step, userEvent }) => {
    const dialog = await opened();
    await waitFor(() => expect(dialog.getByText('Sold out')).toBeVisible());
    await expect(dialog.queryByText('Total')).not.toBeInTheDocument();
    await step('Next goes nowhere, and keeps the focus [R41]', async () => {
      const button = dialog.getByRole('button', { name: 'Next' });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(button);
      await userEvent.keyboard('{Enter}');
      await expect(dialog.getByRole('heading', { name: 'Tickets' })).toBeVisible();
      await expect(button).toHaveFocus();
    });
  },
};

/** Chosen before others bought theirs. */
export const MoreTicketsThanSpots: Story = {
  args: {
    event: buildEvent({ currentAttendees: 38 }),
    draft: { ...openTicketWizard(guest), tickets: 3 },
  },
  play: async ({ step, userEvent }) => {
    const dialog = await opened();
    const tickets = dialog.getByRole('spinbutton', { name: 'Number of tickets' });
    await step('Next leads to the tickets, which say how many are left [R41]', async () => {
      await next(dialog, userEvent);
      await expect(tickets).toHaveFocus();
      await expect(tickets).toHaveAccessibleDescription('2 spots left');
    });
  },
};

/** A press at the tickets asks for nothing at Info, where the browser's Forward leads. */
export const InfoNotAskedYet: Story = {
  args: {
    event: buildEvent({ currentAttendees: 38 }),
    draft: { ...openTicketWizard({ ...guest, lastName: '' }), tickets: 3 },
  },
  render: (args) => <ForwardToInfo {...args} />,
  play: async ({ userEvent }) => {
    const dialog = await opened();
    await next(dialog, userEvent);
    await userEvent.click(dialog.getByRole('button', { name: 'Fewer tickets' }));
    await arrivesAt(dialog, 4, 'Info');
    await expect(dialog.getByRole('textbox', { name: 'Last name' })).toBeValid();
  },
};

/** Goes on to Info once there are as many tickets as places. */
function ForwardToInfo(props: TicketDialogProps) {
  const [step, setStep] = useState<TicketDialogProps['step']>();
  return (
    <TicketDialog
      {...props}
      step={step}
      onDraftChange={({ tickets }) => tickets === 2 && setStep(4)}
    />
  );
}

/** Two tickets ordered, one left: refused. */
async function overAsked(userEvent: UserEventObject) {
  const dialog = await opened();
  await userEvent.click(dialog.getByRole('button', { name: 'More tickets' }));
  await next(dialog, userEvent, 5);
  await userEvent.click(dialog.getByRole('button', { name: /USDT/ }));
  await expect(await dialog.findByRole('alert')).toHaveTextContent('1 spot left');
  return dialog;
}

export const FewerLeft: Story = {
  args: { problem: { message: eventsMessages['events.sold-out'], spotsLeft: 1 } },
  render: (args) => <Refusing {...args} />,
  play: async ({ userEvent }) => {
    const dialog = await overAsked(userEvent);
    await expect(dialog.getByRole('button', { name: 'Take 1 ticket instead' })).toBeEnabled();
  },
};

export const FewerTicketsAccepted: Story = {
  args: FewerLeft.args,
  render: (args) => <Refusing {...args} />,
  play: async ({ step, userEvent }) => {
    const dialog = await overAsked(userEvent);
    await step('what is left is taken, and summed up again', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Take 1 ticket instead' }));
      await arrivesAt(dialog, 5, 'Summary');
      await expect(dialog.getByText('1 ticket × $85.00')).toBeVisible();
    });
  },
};

/** Refuses when a method is chosen. */
function Refusing({ problem, ...props }: TicketDialogProps) {
  const [said, setSaid] = useState<TicketDialogProps['problem']>();
  return <TicketDialog {...props} problem={said} onPay={() => setSaid(problem)} />;
}

export const SignedOut: Story = {
  args: {
    loginHref: '/login?returnTo=%2Fevents',
    signupHref: '/signup?returnTo=%2Fevents',
  },
  play: async ({ userEvent }) => {
    const dialog = await opened();
    await next(dialog, userEvent, 5);
    await arrivesAt(dialog, 6, 'Payment');
    await expect(dialog.getByText('Please log in to make a booking.')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: /USDT/ })).not.toBeInTheDocument();
    await expect(dialog.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Fevents',
    );
    await expect(dialog.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
      'href',
      '/signup?returnTo=%2Fevents',
    );
  },
};

export const LongText: Story = {
  args: {
    event: buildEvent({
      title: 'A Dinner of Seven Courses below Four Hundred Lanterns, with an Oud Player from Sur',
    }),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: /^A Dinner of Seven Courses/ });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** A long total on a phone: Back and Next stay side by side. */
export const LargeOrder: Story = {
  globals: { viewport: { value: 'phone', isRotated: false }, direction: 'rtl' },
  args: {
    event: buildEvent({ price: 12_850 }),
    draft: { step: 2, tickets: 20, extras: {}, addons: {}, guest },
  },
  play: async () => {
    const dialog = await opened();
    await waitFor(() => expect(dialog.getByText('$257,000.00')).toBeVisible());
    const [back, onward] = ['Back', 'Next'].map((name) =>
      dialog.getByRole('button', { name }).getBoundingClientRect(),
    );
    await expect(back?.top).toBe(onward?.top);
  },
};
