import { guestLimitMessage, holdPauseMessage } from '@vestibule/domain/bookings';
import { HOTEL_TIME_ZONE } from '@vestibule/domain/calendar';
import { eventsMessages } from '@vestibule/domain/events';
import { paymentsMessages } from '@vestibule/domain/payments';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PaymentStep } from './PaymentStep.js';

const meta = {
  title: 'Events/Ticket steps/6 Payment',
  component: PaymentStep,
  args: { totalCents: 31_550, onPay: fn(), onAcceptTotal: fn(), onTakeWhatIsLeft: fn() },
} satisfies Meta<typeof PaymentStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Total')).toHaveTextContent('$315.50');
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /VISA/ })).toHaveTextContent(
      'Opening the payment page...',
    );
    await expect(canvas.getByRole('button', { name: /USDT/ })).toBeDisabled();
  },
};

/** Over-asked: what is left can be taken. */
export const FewerLeft: Story = {
  args: { refusal: { message: eventsMessages['events.sold-out'], spotsLeft: 2 } },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('There are not enough places left.');
    await expect(alert).toHaveTextContent('2 spots left');
    await expect(alert).toHaveFocus();
    await expect(canvas.getByRole('button', { name: /VISA/ })).toBeDisabled();
  },
};

export const TookWhatIsLeft: Story = {
  args: FewerLeft.args,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take 2 tickets instead' }));
    await expect(args.onTakeWhatIsLeft).toHaveBeenCalledOnce();
  },
};

/** The loser of a race for the last seats. */
export const SoldOut: Story = {
  args: { refusal: { message: eventsMessages['events.sold-out'], spotsLeft: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Sold out');
    await expect(canvas.queryByRole('button', { name: /Take/ })).not.toBeInTheDocument();
  },
};

export const PriceChanged: Story = {
  args: {
    refusal: { message: paymentsMessages['payments.price-changed'], changedTotalCents: 33_550 },
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

const says =
  (message: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent(message);
    await expect(alert).toHaveFocus();
    await expect(canvas.getByRole('button', { name: /VISA/ })).toBeEnabled();
  };

const refused = (message: string): Story => ({
  args: { refusal: { message } },
  play: says(message),
});

export const InvoiceFailed: Story = refused(paymentsMessages['payments.invoice-failed']);
export const Unreachable: Story = refused(paymentsMessages['payments.provider-unreachable']);
export const TooManyOpen: Story = refused(paymentsMessages['payments.too-many-open']);
export const GuestLimit: Story = refused(
  guestLimitMessage('seats', {
    asked: 12,
    held: { guest: 0, network: 0, unconfirmed: 0 },
    limits: { guest: 10, network: 15 },
    confirmed: true,
  }),
);
export const NetworkLimit: Story = refused(paymentsMessages['payments.network-limit']);
export const EmailUnconfirmed: Story = refused(paymentsMessages['payments.email-unconfirmed']);
export const TimeToPayOver: Story = refused(
  holdPauseMessage('event', new Date('2026-11-20T10:35:00Z'), HOTEL_TIME_ZONE),
);
export const Over: Story = refused(eventsMessages['events.over']);
export const UnknownOption: Story = refused(eventsMessages['events.unknown-option']);
export const NoTickets: Story = refused(eventsMessages['events.tickets-required']);

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
};
