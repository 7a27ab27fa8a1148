import * as contract from '@vestibule/api/payments/contract';
import { buildUser } from '@vestibule/domain/account/builders';
import { buildBookedStay, buildPaymentRecord } from '@vestibule/domain/bookings/builders';
import { expect, screen, spyOn, within } from 'storybook/test';
import { pageStories, type PageState, type PageStories } from '../../testing/page-states.js';
import { away, refuses, replies } from '../../testing/replies.js';
import PaymentReturnPage from './payment-return.js';

const meta = {
  ...pageStories,
  title: 'Pages/PaymentReturn',
  args: {
    page: PaymentReturnPage,
    path: '/payment-return?payment=PAY-1&NP_id=7',
    guest: null,
    replies: [],
  },
} satisfies PageStories;

export default meta;

/** Who comes back signed out hears how it went, signs in, and is asked nothing twice. */
export const SignedOut: PageState = {
  args: { replies: [replies(contract.checkOutcome, { outcome: 'paid' })] },
  play: async ({ canvas, step }) => {
    await step('the payment has arrived', async () => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'Your booking is confirmed' }),
      ).toBeVisible();
      await expect(canvas.queryByText('Please log in to make a booking.')).toBeNull();
    });
    await step('the login leads back to this payment', async () => {
      await expect(await canvas.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
        'href',
        '/login?returnTo=%2Fpayment-return%3Fpayment%3DPAY-1%26NP_id%3D7',
      );
    });
  },
};

/** Nothing is known yet: the page waits, and offers nothing to press but the login. */
export const SignedOutWaiting: PageState = {
  args: { replies: [replies(contract.checkOutcome, { outcome: 'open' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Payment is being confirmed')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The guest turned back before paying: nothing is awaited. */
export const SignedOutUnpaid: PageState = {
  args: {
    path: '/payment-return?payment=PAY-1&from=cancel',
    replies: [replies(contract.checkOutcome, { outcome: 'open' })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your booking is not paid yet')).toBeVisible();
  },
};

/** The server cannot say: asking again and signing in are both at hand. */
export const SignedOutServerAway: PageState = {
  args: { replies: [away(contract.checkOutcome)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /try again/i })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toBeVisible();
  },
};

/** An address that names no payment: there is nothing to wait for. */
export const WithoutAPayment: PageState = {
  args: { path: '/payment-return' },
  play: async ({ canvas, step }) => {
    await step('it says so, and where all bookings are', async () => {
      await expect(await canvas.findByText('We could not find that payment.')).toBeVisible();
      await expect(canvas.queryByText('Asking how your payment stands...')).toBeNull();
      await expect(canvas.getByRole('link', { name: 'My Bookings' })).toHaveAttribute(
        'href',
        '/booking-management',
      );
    });
  },
};

/** The server knows of no such payment: asking again would not help. */
export const UnknownPayment: PageState = {
  args: { replies: [refuses(contract.checkOutcome, 404, 'payments.not-found')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not find that payment.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /try again/i })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'My Bookings' })).toBeVisible();
  },
};

/** The provider has sent the guest back before the server has spoken. */
export const Confirming: PageState = {
  parameters: { proves: ['R10'] },
  args: {
    guest: buildUser(),
    replies: [
      replies(
        contract.checkPayment,
        buildPaymentRecord({ status: 'waiting', bookingStatus: 'pending' }),
      ),
    ],
  },
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByText('Payment is being confirmed')).toBeVisible();
    await step('no toast announces anything yet', async () => {
      await expect(screen.queryByText('Booking successful!')).toBeNull();
    });
  },
};

/** The guest turned back before paying: the page says until when the booking is kept. */
export const Unpaid: PageState = {
  args: {
    path: '/payment-return?payment=PAY-1&from=cancel',
    guest: buildUser(),
    replies: [
      replies(
        contract.checkPayment,
        buildPaymentRecord({
          status: 'pending',
          bookingStatus: 'pending',
          heldUntil: '2026-11-20T08:30:00.000Z',
        }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Nothing was charged. We keep it for you until 12:30, hotel time.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue payment' })).toBeEnabled();
  },
};

/** Part of the money came: how much, how much is missing, and the provider's page to send it on. */
export const PaidInPart: PageState = {
  args: {
    guest: buildUser(),
    replies: [
      replies(
        contract.checkPayment,
        buildPaymentRecord({ status: 'pending', bookingStatus: 'pending', missing: 180 }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Part of the amount has arrived' }),
    ).toBeVisible();
    await expect(canvas.getByText('Received').parentElement).toHaveTextContent('$120.00');
    await expect(canvas.getByText('Still missing').parentElement).toHaveTextContent('$180.00');
    await expect(canvas.getByRole('button', { name: 'Continue payment' })).toBeEnabled();
  },
};

export const Confirmed: PageState = {
  args: { guest: buildUser(), replies: [replies(contract.checkPayment, buildPaymentRecord())] },
  play: async ({ canvas, step }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Your booking is confirmed' }),
    ).toBeVisible();
    await step('the toast says it once [R10]', async () => {
      const toasts = within(screen.getByRole('region', { name: 'Notifications' }));
      await expect(await toasts.findAllByText('Booking successful!')).toHaveLength(1);
    });
  },
};

/** Tickets: where it is, from when until when, and whether they can be given back. */
export const ConfirmedTickets: PageState = {
  args: {
    guest: buildUser(),
    replies: [
      replies(
        contract.checkPayment,
        buildPaymentRecord({
          booking: buildBookedStay({
            type: 'event',
            name: 'Jazz under the Palms',
            checkInDate: undefined,
            checkOutDate: undefined,
            serviceDate: '2026-12-05',
            serviceTime: '19:30',
            endTime: '00:30',
            place: 'The Lower Beach',
            isRefundable: true,
          }),
        }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    const summary = within(await canvas.findByRole('region', { name: 'Booking summary' }));
    await expect(summary.getByText('Sat, 5 Dec 2026')).toBeVisible();
    await expect(summary.getByText('19:30 to 00:30 the next day')).toBeVisible();
    await expect(summary.getByText('The Lower Beach')).toBeVisible();
    await expect(summary.getByText('Refundable')).toBeVisible();
  },
};

/** In a language that the hotel has no words for the booking in, its texts say that they are English. */
export const Untranslated: PageState = {
  args: {
    guest: buildUser(),
    replies: [
      replies(contract.checkPayment, {
        ...buildPaymentRecord({ booking: buildBookedStay({ place: 'The Lower Beach' }) }),
        language: 'en',
        untranslated: ['booking.name', 'booking.place'],
      }),
    ],
  },
  play: async ({ canvas }) => {
    const summary = within(await canvas.findByRole('region', { name: 'Booking summary' }));
    for (const text of ['Sea View King', 'The Lower Beach'])
      await expect(summary.getByText(text)).toHaveAttribute('lang', 'en');
  },
};

/** The hold ran out: until the same can be taken again, nothing offers it. */
export const TimeToPayOver: PageState = {
  args: {
    guest: buildUser(),
    replies: [
      replies(
        contract.checkPayment,
        buildPaymentRecord({
          status: 'expired',
          bookingStatus: 'expired',
          freeFrom: '2026-11-20T09:00:00.000Z',
        }),
      ),
    ],
  },
  play: async ({ canvas, step }) => {
    await step('from when, and the way to other dates', async () => {
      await expect(
        await canvas.findByText(/You can take these nights again from 13:00, hotel time\./),
      ).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Choose again' })).toHaveAttribute(
        'href',
        '/room-single/sea-view-king',
      );
      await expect(canvas.queryByRole('button', { name: 'Try Again' })).toBeNull();
    });
    await step('the way back to it opens by itself', async () => {
      spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T09:00:00.000Z'));
      await expect(await canvas.findByRole('button', { name: 'Try Again' })).toBeEnabled();
    });
  },
};
