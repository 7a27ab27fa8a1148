import { bookableTypes, type BookedService } from '@vestibule/domain/bookings';
import { paymentGateways, paymentStatuses, type PaymentRecord } from '@vestibule/domain/payments';
import * as v from 'valibot';
import { daySchema, dollarsSchema } from '../transport/operation.js';

export const bookedServiceSchema = v.object({
  type: v.picklist(bookableTypes),
  id: v.string(),
  name: v.string(),
  guestName: v.string(),
  phone: v.optional(v.string()),
  checkInDate: v.optional(daySchema),
  checkOutDate: v.optional(daySchema),
  guests: v.optional(v.number()),
  serviceDate: v.optional(daySchema),
  serviceTime: v.optional(v.string()),
  endTime: v.optional(v.string()),
  place: v.optional(v.string()),
  duration: v.optional(v.number()),
  specialist: v.optional(v.string()),
  category: v.optional(v.string()),
  tickets: v.optional(v.number()),
  isRefundable: v.optional(v.boolean()),
  lines: v.array(
    v.object({
      label: v.string(),
      quantity: v.number(),
      unitPrice: dollarsSchema,
      total: dollarsSchema,
    }),
  ),
}) satisfies v.GenericSchema<unknown, BookedService>;

export const paymentRecordSchema = v.object({
  _id: v.string(),
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
  orderDescription: v.string(),
  createdAt: v.string(),
  bookingStatus: v.optional(v.picklist(paymentStatuses)),
  booking: v.optional(bookedServiceSchema),
  image: v.optional(v.string()),
  heldUntil: v.optional(v.string()),
  freeFrom: v.optional(v.string()),
  refundDue: v.optional(dollarsSchema),
  refunded: v.optional(dollarsSchema),
  missing: v.optional(dollarsSchema),
  amountOmr: v.optional(v.number()),
}) satisfies v.GenericSchema<unknown, PaymentRecord>;

/** What every hand-off to a provider's page also says: additive to spec 7. */
export const handOff = {
  /** Our own number of this attempt: the return page asks for it. */
  paymentId: v.string(),
  bookingId: v.string(),
  /** Dollars, as the server reckoned them. */
  total: dollarsSchema,
  /** ISO instant. */
  heldUntil: v.string(),
};
