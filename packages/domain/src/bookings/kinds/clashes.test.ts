import { describe, expect, it } from 'vitest';
import { roomKind } from './room-kind.js';
import { spaKind } from './spa-kind.js';
import { eventKind } from './event-kind.js';

const stay = (checkInDate: string, checkOutDate: string, guests = 2) => ({
  type: 'room' as const,
  id: 'sea-view-king',
  bookingDetails: { guestName: 'Layla', checkInDate, checkOutDate, guests },
});

const treatment = (serviceDate: string, serviceTime: string, duration: number) => ({
  type: 'spa' as const,
  id: 'hammam-ritual',
  bookingDetails: { guestName: 'Layla', serviceDate, serviceTime, duration },
});

const tickets = (count: number) => ({
  type: 'event' as const,
  id: 'oud-night',
  bookingDetails: { guestName: 'Layla' },
  tickets: count,
  extras: {},
  addons: {},
});

describe('what one guest cannot mean both of', () => {
  it.each([
    [stay('2026-12-01', '2026-12-03', 1), true],
    [stay('2026-12-02', '2026-12-05'), true],
    [stay('2026-11-29', '2026-12-09'), true],
    [stay('2026-12-03', '2026-12-05'), false],
    [stay('2026-11-29', '2026-12-01'), false],
  ])('stays that share a night: %o', (other, expected) => {
    const one = stay('2026-12-01', '2026-12-03');
    expect(roomKind.clashes(one, other)).toBe(expected);
    expect(roomKind.clashes(other, one)).toBe(expected);
  });

  it.each([
    [treatment('2026-12-01', '12:00', 90), true],
    [treatment('2026-12-01', '12:30', 60), true],
    [treatment('2026-12-01', '11:30', 60), true],
    [treatment('2026-12-01', '13:00', 60), false],
    [treatment('2026-12-01', '11:00', 60), false],
    [treatment('2026-12-02', '12:00', 60), false],
  ])('treatments that share a minute: %o', (other, expected) => {
    const one = treatment('2026-12-01', '12:00', 60);
    expect(spaKind.clashes(one, other)).toBe(expected);
    expect(spaKind.clashes(other, one)).toBe(expected);
  });

  it('orders for the same event, however many tickets', () => {
    expect(eventKind.clashes(tickets(2), tickets(3))).toBe(true);
  });
});
