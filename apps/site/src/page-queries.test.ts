import { writeBookingFilter } from '@vestibule/domain/bookings';
import { treatmentFilterOf } from '@vestibule/domain/spa';
import { describe, expect, test } from 'vitest';
import { pageQuery } from './page-queries.js';
import { roomAddress, roomSearchQuery } from './routes/rooms/room-search-address.js';
import { treatmentQuery } from './routes/spa/treatment-filter-address.js';
import { buildRoom } from '@vestibule/domain/rooms/builders';

const read = (address: string) => pageQuery(new URL(address, 'https://hotel.test')).toString();

const stay = { checkIn: '2026-11-21', checkOut: '2026-11-23' };
const roomSearch = roomSearchQuery({ stay, guests: 2, rooms: 2, sort: 'price-asc', page: 3 });
const treatments = treatmentQuery({
  filter: treatmentFilterOf((name) => `${name} asked for`),
  page: 2,
});
const bookings = new URLSearchParams(
  writeBookingFilter({ search: 'king', status: 'paid', date: 'today', sort: 'checkIn' }),
);

describe('what a page reads of its address', () => {
  test.each([
    '/?utm_source=mail',
    '/about?page=2',
    '/rooms?utm_source=mail&fbclid=1',
    '/no-such-page?page=2',
    '/rooms/more?page=2',
  ])('%s: nothing', (address) => {
    expect(read(address)).toBe('');
  });

  test.each([
    `/rooms?${roomSearch.toString()}`,
    `/rooms4?${roomSearch.toString()}`,
    roomAddress(buildRoom(), { stay, guests: 2, sort: 'price-asc' }),
    `/spa?${treatments.toString()}`,
    '/events?page=2',
    '/meeting-hall?page=2',
    '/login?returnTo=%2Frooms%3Fpage%3D2',
    '/signup?returnTo=%2F',
    '/ar/events?page=2',
    `/ar/rooms?${roomSearch.toString()}`,
    '/reset-password?token=of-a-mail',
    '/verify-email?token=of-a-mail&change=1',
    '/newsletter?confirm=of-a-mail',
    '/newsletter?unsubscribe=of-a-mail',
    `/booking-management?${bookings.toString()}`,
    '/payment-return?payment=PAY-1&NP_id=7&from=cancel',
  ])('%s: all that the site writes there', (address) => {
    expect(new URLSearchParams(read(address)).toString()).toBe(address.split('?')[1]);
  });

  test('one order, and one value of each: no second page for another way to write it', () => {
    expect(read('/rooms?page=2&guests=3&page=4&gclid=1')).toBe('guests=3&page=2');
    expect(read('/Rooms/?page=2')).toBe('page=2');
  });
});
