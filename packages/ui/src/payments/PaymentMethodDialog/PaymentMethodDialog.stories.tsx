import { guestLimitMessage, holdPauseMessage, summariseBooked } from '@vestibule/domain/bookings';
import {
  buildBookedStay,
  buildStaySummary,
  buildTicketSummary,
} from '@vestibule/domain/bookings/builders';
import { HOTEL_TIME_ZONE } from '@vestibule/domain/calendar';
import {
  paymentsMessages,
  rialsText,
  type PaymentMethod,
  type PaymentsProblem,
} from '@vestibule/domain/payments';
import { roomsMessages } from '@vestibule/domain/rooms';
import { NAME_INVALID } from '@vestibule/domain/text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { PaymentRefusal } from './PaymentChoice.js';
import { PaymentMethodDialog, type PaymentMethodDialogProps } from './PaymentMethodDialog.js';

const meta = {
  title: 'Payments/PaymentMethodDialog',
  tags: ['stable'],
  component: PaymentMethodDialog,
  args: {
    open: true,
    summary: buildStaySummary(),
    onOpenChange: fn(),
    onPay: fn(),
    onAcceptTotal: fn(),
    phone: '+968 2455 0100',
    cardCharge: rialsText,
  },
  parameters: { docs: { story: { inline: false, height: '960px' } } },
} satisfies Meta<typeof PaymentMethodDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const said = (code: PaymentsProblem): PaymentRefusal => ({ code, message: paymentsMessages[code] });

/** Opened, and come to rest. */
async function dialog() {
  const panel = await screen.findByRole('dialog', { name: 'Select Payment Method' });
  await waitFor(() => expect(panel).toBeVisible());
  return panel;
}

export const Default: Story = {
  play: async ({ step }) => {
    const inside = within(await dialog());
    await step('the heading receives the focus', async () => {
      await expect(inside.getByRole('heading', { name: 'Select Payment Method' })).toHaveFocus();
    });
    await step('the booking summary and the total of the stay', async () => {
      const summary = within(inside.getByRole('region', { name: 'Booking summary' }));
      await expect(summary.getByText('Sea View King')).toBeVisible();
      await expect(summary.getByText('2 nights × $150.00')).toBeVisible();
      await expect(summary.getByText('Non-refundable')).toBeVisible();
      await expect(summary.getByText('Total for your stay')).toHaveTextContent('$300.00');
    });
    await step(
      'the two methods of spec 9; VISA says what the card is charged [S2.payment.1, S9.payment.1]',
      async () => {
        await expect(inside.getByRole('button', { name: /VISA.*OMR 115\.349/ })).toBeEnabled();
        await expect(inside.getByRole('button', { name: /USDT \(TRC20\)/ })).toBeEnabled();
      },
    );
  },
};

/** The card is charged in dollars. */
export const ChargedInDollars: Story = {
  args: { cardCharge: undefined },
  play: async () => {
    const inside = within(await dialog());
    await expect(inside.getByRole('button', { name: /VISA.*\$300\.00$/ })).toBeEnabled();
    await expect(inside.queryByText(/Charged/)).not.toBeInTheDocument();
  },
};

export const MethodPressed: Story = {
  parameters: { proves: ['S2.payment.1'] },
  play: async ({ args, userEvent }) => {
    const inside = within(await dialog());
    await userEvent.click(inside.getByRole('button', { name: /USDT \(TRC20\)/ }));
    await expect(args.onPay).toHaveBeenCalledWith('usdt');
  },
};

/** On a page in Arabic, what the hotel has no words for says that it is English. */
export const Untranslated: Story = {
  globals: { direction: 'rtl' },
  args: {
    summary: summariseBooked(
      {
        ...buildBookedStay({
          place: 'The Lower Beach',
          lines: [
            { label: 'tickets', quantity: 2, unitPrice: 45, total: 90 },
            { label: 'Late supper', quantity: 1, unitPrice: 32, total: 32 },
          ],
        }),
        language: 'en',
        untranslated: ['name', 'place', 'lines.1.label'],
      },
      122,
    ),
  },
  play: async () => {
    const panel = await dialog();
    const marked = [...panel.querySelectorAll('[lang="en"][dir="ltr"]')];
    await expect(marked.map((text) => text.textContent)).toEqual([
      'Sea View King',
      'The Lower Beach',
      'Late supper',
    ]);
  },
};

export const Tickets: Story = {
  args: { summary: buildTicketSummary() },
  play: async () => {
    const inside = within(await dialog());
    await expect(inside.getByText('3 tickets × $45.00')).toBeVisible();
    await expect(inside.getByText('2 Late supper × $32.00')).toBeVisible();
    await expect(inside.getByText('Total')).toHaveTextContent('$223.00');
  },
};

export const Busy: Story = {
  args: { busyMethod: 'visa' },
  play: async ({ args, step, userEvent }) => {
    const inside = within(await dialog());
    await step('it says what it does, and nothing else can be chosen', async () => {
      await expect((await dialog()).querySelector('[aria-live]')).toHaveTextContent(
        'Opening the payment page...',
      );
      await expect(inside.getByRole('button', { name: /USDT/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await expect(inside.getByRole('button', { name: 'Close' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    });
    await step('it does not close half-way', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onOpenChange).not.toHaveBeenCalled();
    });
  },
};

export const PriceChanged: Story = {
  args: { changedTotalCents: 35_000 },
  play: async ({ args, userEvent }) => {
    const inside = within(await dialog());
    await expect(inside.getByText('Change of price')).toHaveTextContent('+$50.00');
    await expect(inside.getByRole('alert')).toHaveTextContent(
      'The price has changed since you saw it. The total is now $350.00 instead of $300.00.',
    );
    await expect(inside.getByRole('button', { name: /VISA/ })).toBeDisabled();
    await userEvent.click(inside.getByRole('button', { name: 'Go on with $350.00' }));
    await expect(args.onAcceptTotal).toHaveBeenCalledOnce();
  },
};

/** The loser of a race for the last room. */
export const SoldOut: Story = {
  args: { problem: { code: 'rooms.sold-out', message: roomsMessages['rooms.sold-out'] } },
  play: async ({ args, userEvent }) => {
    const inside = within(await dialog());
    await expect(inside.getByRole('alert')).toHaveTextContent(
      'This room is taken for some of those nights.',
    );
    await expect(inside.getByRole('button', { name: /VISA/ })).toBeDisabled();
    await userEvent.click(inside.getByRole('button', { name: 'Choose again' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const InvoiceFailed: Story = {
  parameters: { proves: ['S8.payment.1', 'R43'] },
  args: { problem: said('payments.invoice-failed') },
  play: async () => {
    const inside = within(await dialog());
    await expect(inside.getByRole('alert')).toHaveTextContent('Failed to create invoice');
  },
};

export const ProviderUnreachable: Story = {
  parameters: { proves: ['S8.payment.1'] },
  args: { problem: said('payments.provider-unreachable') },
  play: async () => {
    const inside = within(await dialog());
    await expect(inside.getByRole('alert')).toHaveTextContent(
      'Failed to create payment invoice. Please try again.',
    );
  },
};

/** The hotel has turned one of the two off. */
export const OneMethod: Story = {
  args: { methods: ['visa'] },
  play: async () => {
    const inside = within(await dialog());
    await expect(inside.getByRole('button', { name: /VISA/ })).toBeEnabled();
    await expect(inside.queryByRole('button', { name: /USDT/ })).not.toBeInTheDocument();
  },
};

/** Both are turned off. */
export const NothingOffered: Story = {
  args: { methods: [] },
  play: async () => {
    const inside = within(await dialog());
    await expect(inside.getByRole('status')).toHaveTextContent(
      'Nothing can be paid here at the moment. Please call us to book.',
    );
    await expect(inside.getByRole('link', { name: 'Call +968 2455 0100' })).toHaveAttribute(
      'href',
      'tel:+96824550100',
    );
    await expect(inside.queryByText('Pay with')).not.toBeInTheDocument();
  },
};

/** It was turned off after the dialog had opened. */
export const MethodClosed: Story = {
  args: { problem: said('payments.method-closed') },
  play: async () => {
    const inside = within(await dialog());
    await expect(inside.getByRole('alert')).toHaveTextContent(
      'This way to pay is not offered at the moment.',
    );
  },
};

/** What the hotel answers when a method is pressed. */
function Answered({ problem, ...props }: PaymentMethodDialogProps) {
  const [state, setState] = useState<Pick<PaymentMethodDialogProps, 'busyMethod' | 'problem'>>({});
  const pay = (busyMethod: PaymentMethod) => {
    setState({ busyMethod });
    setTimeout(() => setState({ problem }), 50);
  };
  return <PaymentMethodDialog {...props} {...state} onPay={pay} />;
}

/** `way`: what the next Tab reaches. `again`: the same press can succeed. */
const refused = (
  problem: PaymentRefusal,
  { way, again }: { way: string; again: boolean },
): Story => ({
  args: { problem },
  render: (args) => <Answered {...args} />,
  play: async ({ step, userEvent }) => {
    const inside = within(await dialog());
    await userEvent.click(inside.getByRole('button', { name: /VISA/ }));
    const alert = await inside.findByRole('alert');
    await step('the answer is read, and has the focus', async () => {
      await expect(alert).toHaveTextContent(problem.message);
      await expect(alert).toHaveFocus();
    });
    await step('the next Tab reaches what helps', async () => {
      await userEvent.tab();
      await expect(within(alert).getByText(way)).toBeVisible();
      await expect(document.activeElement).toHaveTextContent(way);
    });
    await step('methods that cannot succeed cannot be pressed', async () => {
      for (const method of [/VISA/, /USDT/]) {
        const button = inside.getByRole('button', { name: method });
        await (again ? expect(button).toBeEnabled() : expect(button).toBeDisabled());
      }
    });
  },
});

/** Ten bookings are unpaid. */
export const TooManyOpen: Story = refused(said('payments.too-many-open'), {
  way: 'My Bookings',
  again: false,
});
const limits = { guest: 90, network: 200 };
/** Too much would be held unpaid by this guest; a part of it is possible. */
export const GuestLimit: Story = refused(
  {
    code: 'payments.guest-limit',
    message: guestLimitMessage('nights', {
      asked: 2,
      held: { guest: 89, network: 89, unconfirmed: 0 },
      limits,
      confirmed: true,
    }),
  },
  { way: 'My Bookings', again: false },
);
/** One booking alone is too much. */
export const LongStay: Story = {
  ...refused(
    {
      code: 'payments.guest-limit',
      message: guestLimitMessage('nights', {
        asked: 120,
        held: { guest: 0, network: 0, unconfirmed: 0 },
        limits,
        confirmed: true,
      }),
    },
    { way: 'My Bookings', again: false },
  ),
  parameters: { proves: ['R49'] },
};
/** Too much is held unpaid by all guests of this guest's network. */
export const NetworkLimit: Story = refused(said('payments.network-limit'), {
  way: 'Call +968 2455 0100',
  again: true,
});
/** What is left there is left to guests whose email address is confirmed. */
export const EmailUnconfirmed: Story = refused(said('payments.email-unconfirmed'), {
  way: 'Open your profile',
  again: true,
});
/** The guest held these nights, and did not pay in time. */
export const TimeToPayOver: Story = {
  ...refused(
    {
      code: 'payments.time-to-pay-over',
      message: holdPauseMessage('room', new Date('2026-11-20T10:35:00Z'), HOTEL_TIME_ZONE),
    },
    { way: 'Choose again', again: false },
  ),
  parameters: { proves: ['R49'] },
};

/** Where the booking has no field for the name, it comes from the profile. */
export const NameRefused: Story = refused(
  {
    code: 'request.unprocessable',
    message: NAME_INVALID,
    fields: { 'booking.bookingDetails.guestName': NAME_INVALID },
  },
  { way: 'Open your profile', again: false },
);

export const LongText: Story = {
  args: {
    summary: {
      ...buildStaySummary(),
      title: 'Presidential Panorama Suite with Two Terraces and a Private Majlis',
      facts: [
        {
          label: 'Guest',
          value: 'Maximiliane-Theodora Freifrau von und zu Hohenwaldenburg-Schillingsfürst',
        },
      ],
    },
  },
  play: async () => {
    await expect(within(await dialog()).getByText(/^Maximiliane/)).toBeVisible();
  },
};

/** The text of a phone set to twice its size. */
export const TwiceTheText: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const method = within(await dialog()).getByRole('button', { name: /USDT/ });
    const { style } = document.documentElement;
    style.fontSize = '200%';
    try {
      const { right } = method.getBoundingClientRect();
      const end = (method.closest('fieldset') as Element).getBoundingClientRect().right;
      await expect(right).toBeLessThanOrEqual(end);
      await expect(method.scrollWidth).toBeLessThanOrEqual(method.clientWidth);
    } finally {
      style.fontSize = '';
    }
  },
};
