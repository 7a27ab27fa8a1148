import { addDays } from '../calendar/day.js';
import { SAMPLE_TODAY } from '../calendar/builders.js';
import type { AvailabilityEntry, Room } from './room.schema.js';
import type { FoundRoom, RoomSearch } from './search-rooms.js';
import { buildAvailability, buildDiscount, buildRoom } from './builders.js';

const day = (days: number) => addDays(SAMPLE_TODAY, days);

/**
 * The rooms of the examples, in the order of the list. The suite costs 174.99 after its discount,
 * every other 180; the size of the silent one is not known.
 */
export const searchExampleRooms: Room[] = [
  buildRoom({ _id: 'king', capacity: 2, size: 34 }),
  buildRoom({
    _id: 'suite',
    capacity: 4,
    size: 60,
    price: 199.99,
    discount: buildDiscount({ value: 12.5 }),
  }),
  buildRoom({ _id: 'silent', capacity: undefined }),
  buildRoom({ _id: 'closed', capacity: 8, active: false }),
  buildRoom({ _id: 'villa', capacity: 10, size: 34, discount: buildDiscount({ active: false }) }),
];

/** King: today and the two days after. Suite: only the third day. Silent: sold out. Villa: past days. */
export const searchExampleEntries: AvailabilityEntry[] = [
  ...buildAvailability('king', day(0), 3),
  ...buildAvailability('suite', day(0), 2, 0),
  ...buildAvailability('suite', day(2), 1, 3),
  ...buildAvailability('silent', day(0), 3, 0),
  ...buildAvailability('closed', day(0), 3),
  ...buildAvailability('villa', day(-3), 3),
];

export interface SearchExample {
  /** What the guest asks for, as a test's name. */
  name: string;
  search: RoomSearch;
  /** What the search finds: the ids, with dates each with how far the room is free. */
  found: [id: string, availability?: FoundRoom['availability']][];
}

const stay = (checkIn: number, checkOut: number) => ({
  checkIn: day(checkIn),
  checkOut: day(checkOut),
});

/** One table for the rule and for the SQL that answers it, both at `SAMPLE_TODAY`. */
export const searchExamples: SearchExample[] = [
  {
    name: 'without dates every room that is let',
    search: { guests: 1 },
    found: [['king'], ['suite'], ['silent'], ['villa']],
  },
  {
    name: 'a room without a capacity sleeps two',
    search: { guests: 2 },
    found: [['king'], ['suite'], ['silent'], ['villa']],
  },
  { name: 'and not three', search: { guests: 3 }, found: [['suite'], ['villa']] },
  { name: 'a closed room is never found', search: { guests: 8 }, found: [['villa']] },
  {
    name: 'one free day of the range is enough, the last one too',
    search: { stay: stay(0, 2), guests: 1 },
    found: [
      ['king', 'every-night'],
      ['suite', 'some-nights'],
    ],
  },
  {
    name: 'the check-out day is not slept in',
    search: { stay: stay(2, 3), guests: 1 },
    found: [
      ['king', 'every-night'],
      ['suite', 'every-night'],
    ],
  },
  {
    name: 'a range of one day is the night of that day',
    search: { stay: stay(0, 0), guests: 1 },
    found: [['king', 'every-night']],
  },
  {
    name: 'dates and guests at once',
    search: { stay: stay(0, 2), guests: 3 },
    found: [['suite', 'some-nights']],
  },
  {
    name: 'no day before today is free',
    search: { stay: stay(-2, 0), guests: 1 },
    found: [['king', 'some-nights']],
  },
  { name: 'a range that is past', search: { stay: stay(-3, -1), guests: 1 }, found: [] },
  {
    name: 'nights beyond the calendar are not free',
    search: { stay: stay(1, 400), guests: 1 },
    found: [
      ['king', 'some-nights'],
      ['suite', 'some-nights'],
    ],
  },
  { name: 'dates beyond the calendar', search: { stay: stay(300, 302), guests: 1 }, found: [] },
  {
    name: 'the cheapest first, after its discount; equal prices in the order of the list',
    search: { guests: 1, sort: 'price-asc' },
    found: [['suite'], ['king'], ['silent'], ['villa']],
  },
  {
    name: 'the dearest first; equal prices in the order of the list',
    search: { guests: 1, sort: 'price-desc' },
    found: [['king'], ['silent'], ['villa'], ['suite']],
  },
  {
    name: 'the largest first, one of unknown size last',
    search: { guests: 1, sort: 'size-desc' },
    found: [['suite'], ['king'], ['villa'], ['silent']],
  },
  {
    name: 'the smallest first, one of unknown size last',
    search: { guests: 1, sort: 'size-asc' },
    found: [['king'], ['villa'], ['suite'], ['silent']],
  },
  {
    name: 'dates and an order at once',
    search: { stay: stay(0, 2), guests: 1, sort: 'price-asc' },
    found: [
      ['suite', 'some-nights'],
      ['king', 'every-night'],
    ],
  },
  { name: 'a range of centuries', search: { stay: stay(30, 300_000), guests: 1 }, found: [] },
];
