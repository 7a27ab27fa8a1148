import { buildBookingView, buildHeldView } from '@vestibule/domain/bookings/builders';
import { describe, expect, test } from 'vitest';
import { unpaidHere } from './unpaid-here.js';

const here = { type: 'room', id: 'sea-view-king' } as const;
const held = buildHeldView({ bookingId: 'own' });
const otherRoom = buildHeldView({ bookingId: 'other', serviceId: 'garden-twin' });
const ranOut = buildBookingView({ status: 'expired', freeFrom: '2026-11-20T09:00:00.000Z' });

describe('which unpaid bookings a page that sells speaks of', () => {
  test('its own, and the number of the others', () => {
    const bookings = [otherRoom, held, ...Array.from({ length: 8 }, () => ({ ...otherRoom }))];
    expect(unpaidHere(bookings, here)).toEqual({ own: held, others: 9, count: 10 });
  });
  test('a list of a type speaks of the newest of that type', () => {
    expect(unpaidHere([otherRoom, held], { type: 'room' })).toMatchObject({ own: otherRoom });
    expect(unpaidHere([held], { type: 'spa' })).toEqual({ own: undefined, others: 1, count: 1 });
  });
  test('one whose time to pay has run out, unless another is unpaid', () => {
    expect(unpaidHere([ranOut], here)).toEqual({ own: ranOut, others: 0, count: 0 });
    expect(unpaidHere([ranOut, held], here)).toMatchObject({ own: held });
  });
  test('nothing paid, and nothing given up', () => {
    const over = [buildBookingView(), buildBookingView({ status: 'cancelled' })];
    expect(unpaidHere(over, here)).toEqual({ own: undefined, others: 0, count: 0 });
  });
});
