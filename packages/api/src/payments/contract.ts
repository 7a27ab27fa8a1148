import { bookingRequestSchema } from '@vestibule/domain/bookings';
import { dollarsSchema } from '@vestibule/domain/money';
import { paymentMethods, paymentOutcomes, paymentRecordSchema } from '@vestibule/domain/payments';
import * as v from 'valibot';
import { binaryReply, envelope, fileReply, operation, translated } from '../transport/operation.js';
import { routes } from './routes.js';

const idSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const amountSchema = v.pipe(v.number(), v.finite(), v.minValue(0.01), v.maxValue(1_000_000));
const descriptionSchema = v.pipe(v.string(), v.maxLength(1000));

/** What every hand-off to a provider's page also says: additive to spec 7. */
const handOff = {
  /** Our own number of this attempt: the return page asks for it. */
  paymentId: v.string(),
  bookingId: v.string(),
  /** Dollars, as the server reckoned them. */
  total: dollarsSchema,
  /** ISO instant. */
  heldUntil: v.string(),
};

const bookProblems = [
  'request.too-many',
  'payments.price-changed',
  'payments.booking-required',
  'payments.method-closed',
  'payments.too-many-open',
  'payments.guest-limit',
  'payments.network-limit',
  'payments.email-unconfirmed',
  'payments.time-to-pay-over',
  'payments.already-paid',
  'payments.invoice-failed',
  'payments.provider-unreachable',
  'rooms.not-found',
  'rooms.sold-out',
  'spa.not-found',
  'spa.slot-taken',
  'spa.slot-past',
  'events.not-found',
  'events.over',
  'events.begun',
  'events.sold-out',
  'events.tickets-required',
  'events.unknown-option',
] as const;

const createProblems = ['payments.not-yours', ...bookProblems] as const;

/** Spec 7: USDT (TRC20). `booking` is the structured form beside the text (ruling 5). */
export const createInvoice = operation({
  id: 'payments.create-invoice',
  ...routes.createInvoice,
  summary: 'Books, holds, and opens an invoice in USDT',
  access: 'guest',
  body: v.object({
    userId: idSchema,
    price_amount: amountSchema,
    price_currency: v.pipe(v.string(), v.toUpperCase(), v.literal('USD')),
    /** The event's id, or a timestamp. */
    order_id: v.union([v.string(), v.number()]),
    order_description: descriptionSchema,
    booking: v.optional(bookingRequestSchema),
  }),
  reply: envelope(v.object({ invoice_url: v.string(), ...handOff })),
  problems: createProblems,
});

/** Spec 7: VISA, through Thawani. */
export const createSession = operation({
  id: 'payments.create-session',
  ...routes.createSession,
  summary: 'Books, holds, and opens a card checkout',
  access: 'guest',
  body: v.object({
    userId: idSchema,
    amount: amountSchema,
    bookingId: v.union([v.string(), v.number()]),
    orderDescription: descriptionSchema,
    booking: v.optional(bookingRequestSchema),
  }),
  reply: envelope(
    v.object({
      checkoutUrl: v.string(),
      session_id: v.string(),
      /** What the card is charged, in rials. */
      amountOmr: v.number(),
      ...handOff,
    }),
  ),
  problems: createProblems,
});

/** Spec 7: a guest's own payments, newest first (ruling 2). */
export const listHistory = operation({
  id: 'payments.list-history',
  ...routes.listHistory,
  summary: 'All payments of the guest who asks',
  access: 'guest',
  params: v.object({ userId: v.string() }),
  reply: envelope(v.object({ payments: v.array(translated(paymentRecordSchema)) })),
  problems: ['payments.not-yours'],
});

const oneOwnPayment = {
  access: 'guest',
  params: v.object({ id: v.string() }),
  reply: envelope(translated(paymentRecordSchema)),
} as const;

/** Additive: the return page shows one payment (ruling 10). */
export const getPayment = operation({
  id: 'payments.get-payment',
  ...routes.getPayment,
  summary: 'One payment of the guest who asks',
  ...oneOwnPayment,
  problems: ['payments.not-found'],
});

const askBody = v.object({
  /** What the provider added to the return address, if anything (ruling 35). */
  providerPaymentId: v.optional(v.pipe(idSchema, v.regex(/^[\w-]+$/))),
});

/**
 * Additive: the return page waits for no webhook (ruling 10). The provider is asked at most every second and
 * a half.
 */
export const checkPayment = operation({
  id: 'payments.check-payment',
  ...routes.checkPayment,
  summary: 'Asks the provider how a payment stands',
  ...oneOwnPayment,
  body: askBody,
  problems: ['payments.not-found'],
});

/**
 * Additive: the return page also tells a guest who comes back signed out, for example from a provider's app
 * into another browser. Its number, which nobody can guess, gets no more than how the payment stands.
 */
export const checkOutcome = operation({
  id: 'payments.check-outcome',
  ...routes.checkOutcome,
  summary: 'Asks the provider how a payment stands, and tells nothing else of it',
  access: 'public',
  params: v.object({ id: v.string() }),
  body: askBody,
  reply: envelope(v.object({ outcome: v.picklist(paymentOutcomes) })),
  problems: ['payments.not-found', 'request.too-many'],
});

/** Additive: a guest gives an unpaid booking up. */
export const cancelPayment = operation({
  id: 'payments.cancel-payment',
  ...routes.cancelPayment,
  summary: 'Gives up an unpaid booking',
  ...oneOwnPayment,
  problems: [
    'request.too-many',
    'payments.not-found',
    'bookings.not-cancellable',
    'payments.cancel-unreachable',
  ],
});

/** Additive: a guest comes back to pay. */
export const continuePayment = operation({
  id: 'payments.continue-payment',
  ...routes.continuePayment,
  summary: 'Opens the provider’s page again for an unpaid booking',
  access: 'guest',
  params: v.object({ id: v.string() }),
  body: v.object({
    /** Unless another is chosen, the method of the payment. */
    method: v.optional(v.picklist(paymentMethods)),
    /** The new total that the guest has accepted, in dollars; unless given, the booking's own. */
    amount: v.optional(amountSchema),
  }),
  reply: envelope(v.object({ checkoutUrl: v.string(), ...handOff })),
  problems: [...bookProblems, 'payments.not-found'],
});

const ownFile = {
  access: 'guest',
  params: v.object({ id: v.string() }),
  replyType: 'file',
  problems: ['payments.not-found', 'payments.not-confirmed'],
} as const;

/** Additive: a guest keeps the receipt of a confirmed booking, by any of its payments. */
export const getReceipt = operation({
  id: 'payments.get-receipt',
  ...routes.getReceipt,
  summary: 'The receipt of a confirmed booking, as PDF',
  ...ownFile,
  problems: [...ownFile.problems, 'request.too-many'],
  reply: binaryReply,
});

/** Additive: a guest keeps the dates of a confirmed booking in a calendar, by any of its payments. */
export const getCalendarFile = operation({
  id: 'payments.get-calendar-file',
  ...routes.getCalendarFile,
  summary: 'A confirmed booking as a calendar file',
  ...ownFile,
  reply: fileReply,
});
