import type { PaymentRecord } from '../payments/payment.schema.js';
import type { Stay } from '../rooms/room.schema.js';

/**
 * The stays in a room that are kept for the guest and wait to be paid. Nobody is refused for a hold of
 * their own: a new booking of some of its nights replaces it.
 */
export function heldStays(roomId: string, payments: readonly PaymentRecord[]): Stay[] {
  return payments.flatMap(({ booking, heldUntil, status, bookingStatus = status }) => {
    if (heldUntil === undefined || bookingStatus !== 'pending') return [];
    if (booking?.type !== 'room' || booking.id !== roomId) return [];
    const { checkInDate: checkIn, checkOutDate: checkOut } = booking;
    return checkIn && checkOut ? [{ checkIn, checkOut }] : [];
  });
}
