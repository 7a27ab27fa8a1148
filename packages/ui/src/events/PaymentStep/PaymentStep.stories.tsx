import { guestLimitMessage, holdPauseMessage } from '@vestibule/domain/bookings';
import { HOTEL_TIME_ZONE } from '@vestibule/domain/calendar';
import { eventsMessages } from '@vestibule/domain/events';
import { paymentsMessages } from '@vestibule/domain/payments';
import { problemMessages, type ProblemCode } from '@vestibule/domain/problem';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { PaymentStep } from './PaymentStep.js';

const meta = {
  title: 'Events/Ticket steps/6 Payment',
  tags: ['stable'],
  component: PaymentStep,
  args: {
    totalCents: 31_550,
    onPay: fn(),
    onAcceptTotal: fn(),
    onTakeWhatIsLeft: fn(),
    onChooseAgain: fn(),
    onClose: fn(),
    phone: '+968 2455 0100',
  },
} satisfies Meta<typeof PaymentStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Total')).toHaveTextContent('$315.50');
  },
};

export const MethodPressed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /USDT \(TRC20\)/ }));
    await expect(args.onPay).toHaveBeenLastCalledWith('usdt');
    await userEvent.click(canvas.getByRole('button', { name: /VISA/ }));
    await expect(args.onPay).toHaveBeenLastCalledWith('visa');
  },
};

/** The hotel has turned the other one off. */
export const OneMethod: Story = {
  args: { methods: ['usdt'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /USDT/ })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: /VISA/ })).not.toBeInTheDocument();
  },
};

export const Busy: Story = {
  args: { busyMethod: 'visa' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: /VISA/ })).toHaveTextContent(
      'Opening the payment page...',
    );
    for (const name of [/VISA/, /USDT/]) {
      const method = canvas.getByRole('button', { name });
      method.focus();
      method.click();
      await expect(method).toHaveAttribute('aria-disabled', 'true');
      await expect(method).toHaveFocus();
    }
    await expect(args.onPay).not.toHaveBeenCalled();
  },
};

/** Over-asked: what is left can be taken. */
export const FewerLeft: Story = {
  args: { problem: { message: eventsMessages['events.sold-out'], spotsLeft: 2 } },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('There are not enough places left.');
    await expect(alert).toHaveTextContent('2 spots left');
    await expect(alert).toHaveFocus();
    await expect(canvas.getByRole('button', { name: /VISA/ })).toBeDisabled();
  },
};

export const FewerTicketsAccepted: Story = {
  args: FewerLeft.args,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take 2 tickets instead' }));
    await expect(args.onTakeWhatIsLeft).toHaveBeenCalledOnce();
  },
};

/** The loser of a race for the last seats. */
export const SoldOut: Story = {
  args: { problem: { message: eventsMessages['events.sold-out'], spotsLeft: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Sold out');
    await expect(canvas.queryByRole('button', { name: /Take/ })).not.toBeInTheDocument();
  },
};

export const PriceChanged: Story = {
  args: {
    problem: { message: paymentsMessages['payments.price-changed'], changedTotalCents: 33_550 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('$335.50 instead of $315.50');
    await expect(canvas.getByRole('button', { name: /VISA/ })).toBeDisabled();
  },
};

export const AcceptedTotal: Story = {
  args: PriceChanged.args,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go on with $335.50' }));
    await expect(args.onAcceptTotal).toHaveBeenCalledOnce();
  },
};

/** `way`: what helps. `again`: the same press can succeed. */
const refused = (
  code: ProblemCode,
  { message = problemMessages[code], way, again = way === undefined }: Refused = {},
): Story => ({
  args: { problem: { code, message } },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent(message);
    await expect(alert).toHaveFocus();
    if (way) await expect(within(alert).getByText(way)).toBeVisible();
    const visa = canvas.getByRole('button', { name: /VISA/ });
    await (again ? expect(visa).toBeEnabled() : expect(visa).toBeDisabled());
  },
});

interface Refused {
  message?: string;
  way?: string;
  again?: boolean;
}

export const InvoiceFailed: Story = {
  ...refused('payments.invoice-failed'),
  parameters: { proves: ['R43'] },
};
export const Unreachable: Story = refused('payments.provider-unreachable');
export const TooManyOpen: Story = refused('payments.too-many-open', { way: 'My Bookings' });
export const GuestLimit: Story = {
  ...refused('payments.guest-limit', {
    message: guestLimitMessage('seats', {
      asked: 12,
      held: { guest: 0, network: 0, unconfirmed: 0 },
      limits: { guest: 10, network: 15 },
      confirmed: true,
    }),
    way: 'Choose again',
  }),
  parameters: { proves: ['R49'] },
};
export const NetworkLimit: Story = refused('payments.network-limit', {
  way: 'Call +968 2455 0100',
  again: true,
});
export const EmailUnconfirmed: Story = refused('payments.email-unconfirmed', {
  way: 'Open your profile',
  again: true,
});
export const TimeToPayOver: Story = refused('payments.time-to-pay-over', {
  message: holdPauseMessage('event', new Date('2026-11-20T10:35:00Z'), HOTEL_TIME_ZONE),
  way: 'Close',
});
export const Over: Story = refused('events.over', { way: 'All events' });
export const UnknownOption: Story = refused('events.unknown-option', { way: 'Choose again' });
export const NoTickets: Story = refused('events.tickets-required', { way: 'Choose again' });

export const ChosenAgain: Story = {
  args: UnknownOption.args,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose again' }));
    await expect(args.onChooseAgain).toHaveBeenCalledOnce();
  },
};

export const Closed: Story = {
  args: TimeToPayOver.args,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
