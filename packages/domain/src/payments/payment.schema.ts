import * as v from 'valibot';
import { bookedServiceSchema } from '../bookings/booked-service.schema.js';
import { dollarsSchema } from '../money/dollars.schema.js';
import { paymentStatuses } from './payment.js';
import { paymentGateways } from './payment-gateway.js';

/** A payment as the API carries it (spec 3); what follows `createdAt` is additive. */
export const paymentRecordSchema = v.object({
  _id: v.string(),
  /** The provider's own number, ours until the provider gave one. */
  paymentId: v.string(),
  bookingId: v.string(),
  userId: v.string(),
  amount: dollarsSchema,
  currency: v.string(),
  status: v.picklist(paymentStatuses),
  gateway: v.picklist(paymentGateways),
  paymentType: v.string(),
  cryptoCurrency: v.optional(v.string()),
  customerEmail: v.optional(v.string()),
  customerPhone: v.optional(v.string()),
  /** Pipe-separated text (spec 7). */
  orderDescription: v.string(),
  /** ISO instant. */
  createdAt: v.string(),
  bookingStatus: v.optional(v.picklist(paymentStatuses)),
  /** What was booked, in columns; older records only have the description. */
  booking: v.optional(bookedServiceSchema),
  /** The stored name of a picture of what was booked; absent where the hotel has none of it. */
  image: v.optional(v.string()),
  /** Until when what was booked is kept for the guest; absent once nothing is held. ISO instant. */
  heldUntil: v.optional(v.string()),
  /** The time to pay ran out: from when the guest can take the same again (ruling 49). ISO instant. */
  freeFrom: v.optional(v.string()),
  /** Dollars the hotel owes the guest (ruling 34). */
  refundDue: v.optional(dollarsSchema),
  /** Dollars that the provider has sent back. */
  refunded: v.optional(dollarsSchema),
  /** Dollars that are still missing after a partial payment. */
  missing: v.optional(dollarsSchema),
  /** What the card is charged, in rials. */
  amountOmr: v.optional(v.number()),
});
export type PaymentRecord = v.InferOutput<typeof paymentRecordSchema>;
