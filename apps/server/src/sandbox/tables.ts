import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Behaviour } from './behaviours.js';

/** The sandbox's own books: what a provider would keep on its side. */
export const sandboxCheckouts = pgTable('sandbox_checkouts', {
  id: text().primaryKey(),
  provider: text({ enum: ['nowpayments', 'thawani'] }).notNull(),
  /** The create call's body, as it came, and when what it asked for ends. */
  request: jsonb().$type<Record<string, unknown>>().notNull(),
  /** In the provider's words. */
  status: text().notNull(),
  behaviour: text().$type<Behaviour>().notNull().default('well-behaved'),
  /** NOWPayments: exists once the guest did something. */
  paymentId: text('payment_id'),
  /**
   * From when the provider's API shows the status; before, it shows the first one. The column keeps the
   * name it began with: the release before still writes it while an update is under way.
   */
  shownFrom: timestamp('told_from', { withTimezone: true }),
});
