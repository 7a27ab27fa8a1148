import type {
  Deposit,
  PaymentGateway,
  PaymentProgress,
  PaymentStatus,
  Returned,
} from '@vestibule/domain/payments';
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bookings } from '../bookings/tables.js';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Any number of deposits add up: more than an `integer` holds. */
const sumCents = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

/** One attempt to pay a booking; a booking can have several. */
export const payments = pgTable(
  'payments',
  {
    id: text().primaryKey(),
    bookingId: text('booking_id')
      .notNull()
      .references(() => bookings.id),
    userId: text('user_id').notNull(),
    gateway: text().$type<PaymentGateway>().notNull(),
    amountCents: integer('amount_cents').notNull(),
    /** What a card is charged, and the rate it was reckoned with. */
    amountBaisa: integer('amount_baisa'),
    omrPerUsd: doublePrecision('omr_per_usd'),
    status: text().$type<PaymentStatus>().notNull(),
    receivedCents: sumCents('received_cents'),
    refundDueCents: sumCents('refund_due_cents'),
    missingCents: integer('missing_cents').notNull().default(0),
    /** Sent back, by the provider or by the desk. */
    returnedCents: sumCents('returned_cents'),
    /** The provider's invoice or session. */
    reference: text(),
    /** The provider's latest payment, which an invoice only has once somebody pays (ruling 35). */
    providerPaymentId: text('provider_payment_id'),
    /** Those before it: an invoice that is paid again gets another one. */
    earlierPaymentIds: text('earlier_payment_ids').array().notNull().default([]),
    hostedUrl: text('hosted_url'),
    /** For the desk: this one needs a look at the provider's own pages. */
    flagged: boolean().notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the reconciler asks the provider next; null when nothing more can come. */
    nextCheckAt: timestamp('next_check_at', { withTimezone: true }),
    checks: integer().notNull().default(0),
    /** When a return page last had the provider asked. */
    askedAt: timestamp('asked_at', { withTimezone: true }),
  },
  (table) => [
    index('payments_booking').on(table.bookingId),
    index('payments_user').on(table.userId, table.createdAt),
    // What waits for somebody is little of what there ever was.
    index('payments_due')
      .on(table.gateway, table.nextCheckAt)
      .where(sql`${table.nextCheckAt} IS NOT NULL`),
    index('payments_open')
      .on(table.bookingId, table.gateway)
      .where(sql`${table.status} IN ('pending', 'waiting')`),
    index('payments_refund_due')
      .on(table.createdAt)
      .where(sql`${table.refundDueCents} > 0`),
    index('payments_flagged')
      .on(table.createdAt)
      .where(sql`${table.flagged}`),
    uniqueIndex('payments_reference').on(table.gateway, table.reference),
  ],
);

export type EventSource = 'create' | 'webhook' | 'return' | 'reconciler' | 'guest' | 'hotel';

/** Every event of a payment. Rows are added, never changed: a trigger refuses it. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id),
    source: text().$type<EventSource>().notNull(),
    progress: text().$type<PaymentProgress>().notNull(),
    deposit: jsonb().$type<Deposit>(),
    returned: jsonb().$type<Returned>(),
    /** The provider's own words, or who of the desk did it and why. */
    raw: jsonb(),
    /** What makes the same message, delivered twice, one event. */
    digest: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('payment_events_once').on(table.paymentId, table.digest)],
);

/** Receipts as they were drawn, at most one for a booking; what is missing is drawn again. */
export const receipts = pgTable('receipts', {
  bookingId: text('booking_id')
    .primaryKey()
    .references(() => bookings.id),
  /** Of all that is on it: once that changes, the receipt is drawn again. */
  digest: text().notNull(),
  pdf: bytes().notNull(),
});
