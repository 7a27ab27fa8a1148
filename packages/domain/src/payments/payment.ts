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

/** A guest's bookings that wait to be paid at once; more would empty the hotel without a cent. */
export const MAX_UNPAID = 10;

/** My Bookings shows the newest; what a guest takes along holds all (decision 027). */
export const MAX_PAYMENTS = 500;
