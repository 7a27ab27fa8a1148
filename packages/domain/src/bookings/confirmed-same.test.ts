import { describe, expect, test } from 'vitest';
import { buildBookedStay, buildPaymentRecord } from './builders.js';
import { confirmedSame } from './confirmed-same.js';
import type { BookingRequest } from './booking-request.js';

const contact = { guestName: 'Layla Haddad' };
const stay: BookingRequest = {
  type: 'room',
  id: 'sea-view-king',
  bookingDetails: {
    ...contact,
    checkInDate: '2026-12-01',
    checkOutDate: '2026-12-03',
    guests: 1,
  },
};
const treatment: BookingRequest = {
  type: 'spa',
  id: 'hammam',
  bookingDetails: { ...contact, serviceDate: '2026-12-01', serviceTime: '12:00', duration: 60 },
};
const tickets: BookingRequest = {
  type: 'event',
  id: 'jazz',
  bookingDetails: contact,
  tickets: 2,
  extras: {},
  addons: {},
};
const without = { checkInDate: undefined, checkOutDate: undefined };
const booked = (booking: Parameters<typeof buildBookedStay>[0]) =>
  buildPaymentRecord({ booking: buildBookedStay(booking) });

describe('what a guest has booked and paid already', () => {
  test.each([
    ['the same stay, for however many guests', stay, booked({})],
    [
      'the same treatment at the same time',
      treatment,
      booked({ ...treatment.bookingDetails, type: 'spa', id: 'hammam', ...without }),
    ],
    [
      'tickets of the same event',
      tickets,
      booked({ type: 'event', id: 'jazz', serviceDate: '2026-12-05', ...without }),
    ],
  ])('is %s', (_, request, payment) => {
    expect(confirmedSame(request, [payment])).toEqual([payment.bookingId]);
  });

  test.each([
    ['another stay', booked({ checkOutDate: '2026-12-04' })],
    ['another room', booked({ id: 'villa' })],
    ['a treatment', booked({ type: 'spa' })],
    ['what is unpaid', buildPaymentRecord({ bookingStatus: 'pending' })],
    ['what was given up', buildPaymentRecord({ bookingStatus: 'cancelled' })],
    ['a payment that names nothing', buildPaymentRecord({ booking: undefined })],
  ])('is not %s', (_, payment) => {
    expect(confirmedSame(stay, [payment])).toEqual([]);
  });
});
