import { describe, expect, test } from 'vitest';
import { buildBookedStay, buildPaymentRecord } from './builders.js';
import { heldStays } from './held-stays.js';

const waiting = { bookingStatus: 'pending', heldUntil: '2026-11-20T08:30:00.000Z' } as const;

describe('the stays that a guest holds in a room', () => {
  test('are those of bookings that wait to be paid', () => {
    expect(heldStays('sea-view-king', [buildPaymentRecord(waiting)])).toEqual([
      { checkIn: '2026-12-01', checkOut: '2026-12-03' },
    ]);
  });

  test.each([
    ['a paid booking', buildPaymentRecord({ heldUntil: waiting.heldUntil })],
    ['one whose time has run out', buildPaymentRecord({ bookingStatus: 'pending' })],
    ['another room', buildPaymentRecord({ ...waiting, booking: buildBookedStay({ id: 'villa' }) })],
    [
      'a treatment of the same name',
      buildPaymentRecord({ ...waiting, booking: buildBookedStay({ type: 'spa' }) }),
    ],
    ['a payment that names nothing', buildPaymentRecord({ ...waiting, booking: undefined })],
  ])('are not those of %s', (_, payment) => {
    expect(heldStays('sea-view-king', [payment])).toEqual([]);
  });
});
