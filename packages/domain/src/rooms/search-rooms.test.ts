import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SAMPLE_TODAY } from '../calendar/builders.js';
import { buildAvailability, buildRoom } from './builders.js';
import { searchExampleEntries, searchExampleRooms, searchExamples } from './examples.js';
import {
  emptyRoomsMessage,
  emptyRoomsReason,
  notOpenYetText,
  searchRooms,
} from './search-rooms.js';

const king = buildRoom({ _id: 'king', capacity: 2 });
const suite = buildRoom({ _id: 'suite', capacity: 4 });
const silent = buildRoom({ _id: 'silent', capacity: undefined });
const rooms = [king, suite, silent];
const today = SAMPLE_TODAY;
const stay = { checkIn: '2026-11-20', checkOut: '2026-11-22' };
const entries = [
  ...buildAvailability('king', '2026-11-20', 3),
  ...buildAvailability('suite', '2026-11-22', 1),
];

const ids = (found: { room: { _id: string } }[]) => found.map(({ room }) => room._id);

describe('searching rooms (spec 5, Search and rooms)', () => {
  it.each(searchExamples)('$name', ({ search, found }) => {
    const answer = searchRooms(searchExampleRooms, searchExampleEntries, search, SAMPLE_TODAY);
    expect(answer.map(({ room, availability }) => [room._id, availability])).toEqual(
      found.map(([id, availability]) => [id, availability]),
    );
  });

  it('without dates asks for the capacity alone, and says nothing about availability', () => {
    const found = searchRooms(rooms, entries, { guests: 2 }, today);
    expect(ids(found)).toEqual(['king', 'suite', 'silent']);
    expect(found.every(({ availability }) => availability === undefined)).toBe(true);
    expect(ids(searchRooms(rooms, entries, { guests: 3 }, today))).toEqual(['suite']);
  });

  it('with dates keeps what is free on at least one day of the range [S5.search.3]', () => {
    expect(searchRooms(rooms, entries, { stay, guests: 1 }, today)).toEqual([
      { room: king, availability: 'every-night' },
      { room: suite, availability: 'some-nights' },
    ]);
  });

  it('asks for both at once', () => {
    expect(ids(searchRooms(rooms, entries, { stay, guests: 4 }, today))).toEqual(['suite']);
  });

  it('leaves inactive rooms out', () => {
    expect(searchRooms([{ ...king, active: false }], entries, { guests: 1 }, today)).toEqual([]);
  });

  it('finds fewer rooms for more guests, never others', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.boolean(), (guests, dated) => {
        const search = (count: number) =>
          ids(
            searchRooms(rooms, entries, { guests: count, stay: dated ? stay : undefined }, today),
          );
        expect(search(guests)).toEqual(expect.arrayContaining(search(guests + 1)));
      }),
    );
  });
});

describe('why the list is empty (spec 8) [S8.rooms.1]', () => {
  it.each([
    ['nothing came at all', 0, {}, 'No rooms available at the moment. Please try again later.'],
    [
      'dates were chosen',
      3,
      { stay },
      'No rooms available for the selected dates and criteria. Please try different dates or adjust your search.',
    ],
    ['only guests were chosen', 3, {}, 'No rooms match your current criteria.'],
  ])('%s', (_, hotelRooms, search, text) => {
    expect(emptyRoomsMessage(emptyRoomsReason(hotelRooms, search))).toBe(text);
  });
});

describe('dates after the last open day', () => {
  const text = 'Rooms can be booked until 18 May 2027. Later dates are not open yet.';
  it.each([
    ['the stay ends on the last open day', { checkIn: '2027-05-16', checkOut: '2027-05-18' }],
    ['the stay ends after it', { checkIn: '2027-05-16', checkOut: '2027-05-19' }, text],
    ['the stay begins after it', { checkIn: '2027-06-01', checkOut: '2027-06-02' }, text],
    ['no dates were chosen', undefined],
  ])('%s', (_, asked, text?: string) => {
    expect(notOpenYetText(asked, '2027-05-18')).toBe(text);
  });

  it('of a hotel without a calendar nothing is said', () => {
    expect(notOpenYetText(stay, undefined)).toBeUndefined();
  });
});
