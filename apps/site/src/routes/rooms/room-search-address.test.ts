import { describe, expect, test } from 'vitest';
import { readRoomSearch, roomSearchQuery } from './room-search-address.js';

const read = (query: string) => readRoomSearch(new URLSearchParams(query));
const stay = { checkIn: '2026-11-21', checkOut: '2026-11-23' };

describe('the address of a search of rooms (spec 5)', () => {
  test.each([
    'dateRange=2026-11-21+-+2026-11-23&rooms=2&guests=1&sort=price-asc&page=3',
    'guests=4',
    '',
  ])('%s is written as it is read', (query) => {
    expect(roomSearchQuery(read(query)).toString()).toBe(query);
  });

  test('one guest and page 1 stay out of it; with dates the guests are said', () => {
    expect(roomSearchQuery({ guests: 1, page: 1 }).toString()).toBe('');
    expect(roomSearchQuery({ stay, guests: 1 }).get('guests')).toBe('1');
  });

  test('/rooms4 reads dateRange, rooms and guests [S2.rooms.4]', () => {
    expect(read('dateRange=2026-11-21+-+2026-11-23&rooms=3&guests=2')).toMatchObject({
      stay,
      rooms: 3,
      guests: 2,
    });
  });

  test('each page of a search keeps its number of rooms [R30]', () => {
    const search = read('dateRange=2026-11-21+-+2026-11-23&rooms=3&guests=2');
    expect(roomSearchQuery({ ...search, page: 2 }).get('rooms')).toBe('3');
  });

  test('what it does not say has its default', () => {
    expect(read('')).toEqual({ guests: 1, page: 1 });
    expect(read('dateRange=soon&guests=99&sort=best&page=-1')).toEqual({ guests: 10, page: 1 });
  });
});
