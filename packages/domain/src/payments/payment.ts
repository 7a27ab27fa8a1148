import type { BookedService } from '../bookings/booked-service.js';
import type { PaymentGateway } from './payment-gateway.js';

/** Every status of a booking or a payment, as spec 4 lists them. */
export const paymentStatuses = [
  'pending',
  'waiting',
  'confirmed',
  'paid',
  'cancelled',
  'failed',
  'expired',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** My Bookings shows the newest; what a guest takes along holds all (decision 027). */
export const MAX_PAYMENTS = 500;

/** A payment as the API carries it (spec 3); what follows `createdAt` is additive. */
export interface PaymentRecord {
  _id: string;
  /** The provider's own number, ours until the provider gave one. */
  paymentId: string;
  bookingId: string;
  userId: string;
  /** Dollars. */
  amount: number;
  currency: string;
  status: PaymentStatus;
  gateway: PaymentGateway;
  paymentType: string;
  cryptoCurrency?: string;
  customerEmail?: string;
  customerPhone?: string;
  /** Pipe-separated text (spec 7). */
  orderDescription: string;
  /** ISO instant. */
  createdAt: string;
  bookingStatus?: PaymentStatus;
  /** What was booked, in columns; older records only have the description. */
  booking?: BookedService;
  /** The stored name of a picture of what was booked; absent where the hotel has none of it. */
  image?: string;
  /** Until when what was booked is kept for the guest; absent once nothing is held. ISO instant. */
  heldUntil?: string;
  /** The time to pay ran out: from when the guest can take the same again (ruling 49). ISO instant. */
  freeFrom?: string;
  /** Dollars the hotel owes the guest (ruling 34). */
  refundDue?: number;
  /** Dollars that the provider has sent back. */
  refunded?: number;
  /** Dollars that are still missing after a partial payment. */
  missing?: number;
  /** What the card is charged, in rials. */
  amountOmr?: number;
}
