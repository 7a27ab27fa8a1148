import type { PaymentRecord } from '../payments/payment.schema.js';
import type { BookedService } from './booked-service.schema.js';
import type { BookingRequest } from './booking-request.js';

/**
 * The ids of the guest's confirmed bookings of the same thing at the same time: of an event all, however
 * many tickets they are for.
 */
export function confirmedSame(
  request: BookingRequest,
  payments: readonly PaymentRecord[],
): string[] {
  return payments.flatMap(({ bookingId, booking, bookingStatus }) =>
    bookingStatus === 'confirmed' && booking && isSame(booking, request) ? [bookingId] : [],
  );
}

const times = ['checkInDate', 'checkOutDate', 'serviceDate', 'serviceTime'] as const;

function isSame(booked: BookedService, { type, id, bookingDetails }: BookingRequest): boolean {
  const when: Partial<BookedService> = bookingDetails;
  if (booked.type !== type || booked.id !== id) return false;
  return type === 'event' || times.every((field) => booked[field] === when[field]);
}
