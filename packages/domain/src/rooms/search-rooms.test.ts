import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildAvailability, buildRoom } from './builders.js';
import { emptyRoomsMessages, emptyRoomsReason, searchRooms } from './search-rooms.js';

const king = buildRoom({ _id: 'king', capacity: 2 });
const suite = buildRoom({ _id: 'suite', capacity: 4 });
const silent = buildRoom({ _id: 'silent', capacity: undefined });
const rooms = [king, suite, silent];
const stay = { checkIn: '2026-11-20', checkOut: '2026-11-22' };
const entries = [
  ...buildAvailability('king', '2026-11-20', 3),
  ...buildAvailability('suite', '2026-11-22', 1),
];

const ids = (found: { room: { _id: string } }[]) => found.map(({ room }) => room._id);

describe('searching rooms (spec 5, Search and rooms)', () => {
  it('without dates asks for the capacity alone, and says nothing about availability', () => {
    const found = searchRooms(rooms, entries, { guests: 2 });
    expect(ids(found)).toEqual(['king', 'suite', 'silent']);
    expect(found.every(({ availability }) => availability === undefined)).toBe(true);
    expect(ids(searchRooms(rooms, entries, { guests: 3 }))).toEqual(['suite']);
  });

  it('with dates keeps what is free on at least one day of the range', () => {
    expect(searchRooms(rooms, entries, { stay, guests: 1 })).toEqual([
      { room: king, availability: 'every-night' },
      { room: suite, availability: 'some-nights' },
    ]);
  });

  it('asks for both at once', () => {
    expect(ids(searchRooms(rooms, entries, { stay, guests: 4 }))).toEqual(['suite']);
  });

  it('leaves inactive rooms out', () => {
    expect(searchRooms([{ ...king, active: false }], entries, { guests: 1 })).toEqual([]);
  });

  it('finds fewer rooms for more guests, never others', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.boolean(), (guests, dated) => {
        const search = (count: number) =>
          ids(searchRooms(rooms, entries, { guests: count, stay: dated ? stay : undefined }));
        expect(search(guests)).toEqual(expect.arrayContaining(search(guests + 1)));
      }),
    );
  });
});

describe('why the list is empty (spec 8)', () => {
  it.each([
    [
      'nothing came at all',
      [],
      { guests: 1 },
      'No rooms available at the moment. Please try again later.',
    ],
    [
      'dates were chosen',
      rooms,
      { guests: 1, stay },
      'No rooms available for the selected dates and criteria. Please try different dates or adjust your search.',
    ],
    ['only guests were chosen', rooms, { guests: 10 }, 'No rooms match your current criteria.'],
  ])('%s', (_, list, search, text) => {
    expect(emptyRoomsMessages[emptyRoomsReason(list, search)]).toBe(text);
  });
});
