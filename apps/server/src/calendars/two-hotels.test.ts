import { addDays, daysFromTo, type Day } from '@vestibule/domain/calendar';
import fc from 'fast-check';
import { eq, inArray, ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookings, holds } from '../bookings/tables.js';
import { roomAvailability } from '../rooms/tables.js';
import { bookingGuest, roomBooking } from '../testing/booking-guest.js';
import { addRoom, createPaymentsServer } from '../testing/payments-server.js';
import { runHotel } from '../testing/run-hotel.js';
import { readCalendars } from './read-calendars.js';
import { calendarBlocks } from './tables.js';

/** So many are made and cancelled; 500 in the proof. */
const BOOKINGS = Number(process.env['TWO_HOUSES_BOOKINGS'] ?? 60);
const ROOM = 'sea-view-king';
const FIRST: Day = '2026-12-01';
const NIGHTS = 4;

type Hotel = Awaited<ReturnType<typeof createPaymentsServer>>;
type Guest = Awaited<ReturnType<typeof bookingGuest>>;
interface Stay {
  guest: Guest;
  paymentId: string;
  nights: Day[];
}

let hotels: [Hotel, Hotel];

beforeAll(async () => {
  hotels = [await createPaymentsServer(), await createPaymentsServer()];
  const links: string[] = [];
  for (const hotel of hotels) {
    await addRoom(hotel.services);
    links.push((await runHotel(hotel, 'ical', 'link', ROOM, 'twin')).trim());
  }
  for (const [index, hotel] of hotels.entries()) {
    // The other one as it would be on the internet.
    const address = `https://twin.example/${index}.ics`;
    await runHotel(hotel, 'ical', 'add', ROOM, 'twin', address);
    hotel.services.fetchCalendar = async (asked) => {
      if (asked !== address) throw new Error(`Asked for ${asked}.`);
      const reply = await fetch(links[1 - index] ?? '');
      if (!reply.ok) throw new Error(`Answered ${reply.status}.`);
      return await reply.text();
    };
  }
});

afterAll(async () => {
  for (const hotel of hotels) await hotel.close();
});

const other = (hotel: Hotel) => (hotel === hotels[0] ? hotels[1] : hotels[0]);

/** The nights that guests of the hotel have. */
async function soldNights({ services: { db } }: Hotel): Promise<Day[]> {
  const rows = await db
    .select({ from: bookings.checkInDate, to: bookings.checkOutDate })
    .from(bookings)
    .innerJoin(holds, eq(holds.bookingId, bookings.id))
    .where(inArray(holds.state, ['held', 'delivered']));
  return rows.flatMap(({ from, to }) => (from && to ? daysFromTo(from, addDays(to, -1)) : []));
}

const blocksOf = ({ services: { db } }: Hotel) =>
  db.select().from(calendarBlocks).where(ne(calendarBlocks.wanted, 0));

async function free({ services: { db } }: Hotel): Promise<Map<Day, number>> {
  const rows = await db.select().from(roomAvailability).orderBy(roomAvailability.date);
  return new Map(rows.map(({ date, available }) => [date, available]));
}

async function book(hotel: Hotel, from: number, length: number): Promise<Stay | undefined> {
  const stay = { checkInDate: addDays(FIRST, from), checkOutDate: addDays(FIRST, from + length) };
  // Of one account, a second booking of the same nights would give up the first.
  const guest = await bookingGuest(hotel);
  const response = await guest.createInvoice(roomBooking(stay), 150 * length);
  expect([200, 409]).toContain(response.status);
  if (response.status !== 200) return undefined;
  const { paymentId } = (await response.json()).data;
  return { guest, paymentId, nights: daysFromTo(stay.checkInDate, addDays(stay.checkOutDate, -1)) };
}

async function cancel({ guest, paymentId }: Stay): Promise<void> {
  const response = await guest.ask(paymentId, '/cancel');
  expect(response.status).toBe(200);
}

/** What a hotel has read of the other one, and has not sold itself, is blocked there and no more. */
async function expectAgreement(): Promise<void> {
  for (const hotel of hotels) {
    const own = new Set(await soldNights(hotel));
    const foreign = new Set(await soldNights(other(hotel)));
    const blocks = await blocksOf(hotel);
    expect(new Set(blocks.map(({ night }) => night))).toEqual(foreign);
    for (const { night, wanted, taken } of blocks) {
      expect({ night, wanted, taken }).toEqual({ night, wanted: 1, taken: own.has(night) ? 0 : 1 });
    }
    for (const [night, available] of await free(hotel)) {
      const units = own.has(night) || foreign.has(night) ? 0 : 1;
      expect({ night, available }).toEqual({ night, available: units });
    }
  }
}

type Step =
  | { do: 'book'; hotel: 0 | 1; from: number; length: number }
  | { do: 'cancel'; hotel: 0 | 1; which: number }
  | { do: 'read'; hotel: 0 | 1 };

const hotel = fc.constantFrom<0 | 1>(0, 1);
const steps = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record<Step & { do: 'book' }>({
        do: fc.constant('book'),
        hotel,
        from: fc.nat(NIGHTS - 1),
        length: fc.integer({ min: 1, max: 3 }),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record<Step & { do: 'cancel' }>({
        do: fc.constant('cancel'),
        hotel,
        which: fc.nat(),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record<Step & { do: 'read' }>({ do: fc.constant('read'), hotel }),
    },
  ),
  { minLength: 30, maxLength: 40 },
);

async function play(run: readonly Step[]): Promise<number> {
  const stays = new Map<Hotel, Stay[]>(hotels.map((one) => [one, []]));
  /** What a hotel knows of the other one. */
  const known = new Map<Hotel, Set<Day>>();
  /** Nights that a hotel sold though it had read that the other one has. */
  const soldAgain: Day[] = [];
  let made = 0;
  for (const step of run) {
    const one = hotels[step.hotel];
    const own = stays.get(one) ?? [];
    if (step.do === 'read') {
      await readCalendars(one.services);
      known.set(one, new Set(await soldNights(other(one))));
    } else if (step.do === 'book') {
      const stay = await book(one, step.from, step.length);
      if (!stay) continue;
      made += 1;
      own.push(stay);
      soldAgain.push(...stay.nights.filter((night) => known.get(one)?.has(night)));
    } else if (own.length > 0) {
      const [stay] = own.splice(step.which % own.length, 1);
      if (stay) await cancel(stay);
    }
  }
  expect(soldAgain).toEqual([]);
  await readAll();
  await expectAgreement();
  for (const stay of [...stays.values()].flat()) await cancel(stay);
  await readAll();
  await expectAgreement();
  for (const one of hotels) {
    expect(await blocksOf(one)).toEqual([]);
    expect(new Set((await free(one)).values())).toEqual(new Set([1]));
  }
  return made;
}

/** Twice: what the first one freed by reading, the second one may have read before. */
async function readAll(): Promise<void> {
  for (const one of [...hotels, ...hotels]) await readCalendars(one.services);
}

test('two hotels that read each other: every block goes with its booking, and no night is sold twice after a read [G4.2]', async () => {
  const count = { made: 0 };
  const run = fc.asyncProperty(steps, async (run) => void (count.made += await play(run)));
  // What failed leaves the hotels as they are: there is no smaller example to be found in them.
  while (count.made < BOOKINGS) await fc.assert(run, { numRuns: 1, endOnFailure: true });
  expect(count.made).toBeGreaterThanOrEqual(BOOKINGS);
}, 600_000);
