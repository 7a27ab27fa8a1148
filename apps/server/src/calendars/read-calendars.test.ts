import { addDays, HOTEL_TIME_ZONE } from '@vestibule/domain/calendar';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deliverMailJob } from '../mail/deliver-mail.js';
import { extendAvailabilityJob } from '../rooms/extend-availability.js';
import { roomAvailability } from '../rooms/tables.js';
import { bookingGuest, freeUnits, roomBooking } from '../testing/booking-guest.js';
import { addRoom, createPaymentsServer } from '../testing/payments-server.js';
import { runHotel } from '../testing/run-hotel.js';
import { setSetting } from '../testing/set-setting.js';
import { TEST_NOW } from '../testing/test-server.js';
import { CalendarError } from './calendar-error.js';
import { staysCalendar } from './calendars.fixtures.js';
import { uidEnding } from './own-uid.js';
import { readCalendars } from './read-calendars.js';
import { calendarBlocks, calendars } from './tables.js';

let server: Awaited<ReturnType<typeof createPaymentsServer>>;
/** A new one for each test. */
let room = 'room-0';
let rooms = 0;
/** What is at the address of each calendar. */
let served: Map<string, string | CalendarError>;

beforeAll(async () => {
  server = await createPaymentsServer();
  server.services.fetchCalendar = async (url) => {
    const found = served.get(url) ?? new CalendarError('Its server answers 404.');
    if (found instanceof CalendarError) throw found;
    return found;
  };
  await setSetting(server.services.db, 'email.deskAddress', 'desk@example.com');
});

beforeEach(async () => {
  await server.services.db.delete(calendars);
  server.setNow(TEST_NOW);
  server.jobs.enqueued.length = 0;
  served = new Map();
  rooms += 1;
  room = `room-${rooms}`;
});

afterAll(() => server.close());

const ADDRESS = 'https://portal.example/calendar.ics?secret=abc';
const stay = { from: '2026-12-01', to: '2026-12-03' };
const oneNight = { from: '2026-12-02', to: '2026-12-03' };

const add = (name = 'portal', url = ADDRESS) => runHotel(server, 'ical', 'add', room, name, url);
const read = () => readCalendars(server.services);
const conflicts = () => runHotel(server, 'ical', 'conflicts');
const free = () => freeUnits(server, room);
const addThis = (units: number) => addRoom(server.services, { id: room, units });
const booking = () => roomBooking({}, room);
const mails = () =>
  server.jobs.enqueued.flatMap(({ name, data }) =>
    name === deliverMailJob.name && 'subject' in data && 'text' in data ? [data] : [],
  );

/** What the portal has sold is read. */
async function readStays(...stays: (typeof stay)[]): Promise<void> {
  served.set(ADDRESS, staysCalendar(...stays));
  await read();
}

describe('what another calendar has sold', () => {
  beforeEach(async () => {
    await addThis(3);
    await add();
  });

  test('takes a unit of each night, and gives it back when it is gone [G3.1]', async () => {
    await readStays(stay, oneNight);
    expect(await free()).toEqual([2, 1]);
    await read();
    expect(await free()).toEqual([2, 1]);
    await readStays(oneNight);
    expect(await free()).toEqual([3, 2]);
    await readStays();
    expect(await free()).toEqual([3, 3]);
    expect(await server.services.db.select().from(calendarBlocks)).toEqual([]);
  });

  test('is taken for each calendar of the room [G3.1]', async () => {
    const other = 'https://other.example/';
    await add('other', other);
    served.set(other, staysCalendar(oneNight));
    await readStays(stay);
    expect(await free()).toEqual([2, 1]);
  });

  test('is not taken when it is the hotel’s own event [G3.1]', async () => {
    const own = `1${uidEnding(server.services)}`;
    served.set(ADDRESS, staysCalendar(stay).replace('stay-0@portal.example', own));
    await read();
    expect(await free()).toEqual([3, 3]);
    served.set(ADDRESS, staysCalendar(stay).replace('stay-0@portal', 'BK-1@localhost'));
    const config = { ...server.services.config, publicUrl: 'https://localhost.example' };
    await readCalendars({ ...server.services, config });
    expect(await free()).toEqual([3, 3]);
  });

  test('stays taken while the calendar cannot be read, and empty or broken it is not read [G3.2]', async () => {
    await readStays(stay);
    for (const broken of [new CalendarError('Its server answers 500.'), '', '<p>Sign in</p>']) {
      served.set(ADDRESS, broken);
      await read();
      expect(await free()).toEqual([2, 2]);
    }
    expect(await runHotel(server, 'ical', 'list')).toContain(
      'failing since 2026-11-20T08:00:00.000Z: It is no calendar.',
    );
  });

  test('is taken once when two servers read at once, by the reading that began last [G3.1]', async () => {
    served.set(ADDRESS, staysCalendar(stay));
    await Promise.all([read(), read(), read()]);
    expect(await free()).toEqual([2, 2]);
    const { fetchCalendar } = server.services;
    const slow = Promise.withResolvers<string>();
    const asked = Promise.withResolvers<void>();
    const older = readCalendars({
      ...server.services,
      fetchCalendar: () => {
        asked.resolve();
        return slow.promise;
      },
    });
    await asked.promise;
    await readCalendars({ ...server.services, fetchCalendar });
    served.set(ADDRESS, staysCalendar(oneNight));
    await read();
    slow.resolve(staysCalendar(stay, stay));
    await older;
    expect(await free()).toEqual([3, 2]);
  });

  test('of an address that was replaced meanwhile is not taken [G3.1]', async () => {
    const slow = Promise.withResolvers<string>();
    const asked = Promise.withResolvers<void>();
    const older = readCalendars({
      ...server.services,
      fetchCalendar: () => {
        asked.resolve();
        return slow.promise;
      },
    });
    await asked.promise;
    await add('portal', 'https://elsewhere.example/');
    slow.resolve(staysCalendar(stay));
    await older;
    expect(await free()).toEqual([3, 3]);
  });

  test('stays taken when the desk closes and opens the nights, and is given back closed [G2.1]', async () => {
    await readStays(stay);
    const nights = [room, '2026-12-01', '2026-12-02'];
    await runHotel(server, 'close-nights', ...nights);
    await runHotel(server, 'open-nights', ...nights);
    expect(await free()).toEqual([2, 2]);
    await runHotel(server, 'close-nights', ...nights);
    await readStays();
    expect(await free()).toEqual([0, 0]);
    await runHotel(server, 'open-nights', ...nights);
    expect(await free()).toEqual([3, 3]);
  });

  test('while the nights were closed takes its units when they open [G2.1]', async () => {
    const nights = [room, '2026-12-01', '2026-12-02'];
    await runHotel(server, 'close-nights', ...nights);
    await readStays(stay);
    expect(await conflicts()).toContain(`2026-12-01  ${room}  sold by portal`);
    await runHotel(server, 'open-nights', ...nights);
    expect(await free()).toEqual([2, 2]);
    expect(await conflicts()).toBe('No night is sold twice.\n');
  });

  test('further ahead than the hotel sells is taken on the day on which the night comes [G3.1]', async () => {
    const { db, today } = server.services;
    const far = addDays(today(), 180);
    await readStays({ from: far, to: addDays(far, 1) });
    expect(await conflicts()).toBe('No night is sold twice.\n');
    server.setNow(new Date('2026-11-21T08:00:00Z'));
    await extendAvailabilityJob.run(server.services, {}, '1');
    const added = await db
      .select()
      .from(roomAvailability)
      .where(and(eq(roomAvailability.date, far), eq(roomAvailability.roomId, room)));
    expect(added).toMatchObject([{ available: 2 }]);
  });

  test('is given back by ical remove [G3.1]', async () => {
    await readStays(stay);
    expect(await runHotel(server, 'ical', 'remove', room, 'portal')).toContain('given back');
    expect(await free()).toEqual([3, 3]);
    await expect(runHotel(server, 'ical', 'remove', room, 'portal')).rejects.toThrow(
      `${room} has no calendar portal.`,
    );
  });
});

describe('a night that is sold twice', () => {
  beforeEach(async () => {
    await addThis(1);
    await add();
  });

  test('is listed, and the desk is told once [G3.2]', async () => {
    await (await bookingGuest(server)).book(booking());
    await readStays(oneNight);
    expect(await conflicts()).toBe(`2026-12-02  ${room}  sold by portal, 1 more than there are\n`);
    expect(await runHotel(server, 'ical', 'conflicts', '--csv')).toBe(
      `"night","room","name","units"\r\n"2026-12-02","${room}","portal","1"\r\n`,
    );
    await read();
    expect(mails()).toMatchObject([{ to: 'desk@example.com', subject: 'Nights are sold twice' }]);
    expect(mails()[0]?.text).toContain(`${room} on 2026-12-02: sold by portal`);
    // One more event for the same night is one more conflict.
    await readStays(oneNight, stay);
    await read();
    expect(mails()).toHaveLength(2);
    expect(mails()[1]?.text).toContain('on 2026-12-01');
    expect(mails()[1]?.text).toContain('on 2026-12-02');
  });

  test('goes with the event, and is told again when it comes again [G3.2]', async () => {
    await (await bookingGuest(server)).book(booking());
    await readStays(oneNight);
    await readStays();
    expect(await conflicts()).toBe('No night is sold twice.\n');
    await readStays(oneNight);
    expect(mails()).toHaveLength(2);
  });

  test('gets the unit that a guest gives back, before anybody can buy it [G3.2]', async () => {
    const guest = await bookingGuest(server);
    const { paymentId } = await guest.book(booking());
    await readStays(oneNight);
    await guest.ask(paymentId, '/cancel');
    expect(await free()).toEqual([1, 0]);
    expect(await conflicts()).toBe('No night is sold twice.\n');
    await readStays();
    expect(await free()).toEqual([1, 1]);
  });

  test('is told when its night comes for sale, and not before [G3.2]', async () => {
    const far = { from: '2027-07-01', to: '2027-07-02' };
    await (await bookingGuest(server)).book(booking());
    await readStays(oneNight, far, far);
    expect(mails()).toHaveLength(1);
    const { db } = server.services;
    await db.insert(roomAvailability).values({ roomId: room, date: far.from, available: 1 });
    await read();
    await read();
    expect(mails()).toHaveLength(2);
    expect(mails()[1]?.text).toContain('on 2027-07-01');
  });

  test('is told though another calendar could not be read for a reason of ours [G3.2]', async () => {
    const other = 'https://other.example/';
    await add('other', other);
    await (await bookingGuest(server)).book(booking());
    const fetchCalendar = (url: string) =>
      url === other
        ? Promise.reject(new TypeError('broken'))
        : Promise.resolve(staysCalendar(oneNight));
    const broken = readCalendars({ ...server.services, fetchCalendar });
    await expect(broken).rejects.toThrow('Calendars were read and not written');
    expect(mails()).toHaveLength(1);
  });

  test('is not told when the queue fails, but the next time [G3.2]', async () => {
    await (await bookingGuest(server)).book(booking());
    served.set(ADDRESS, staysCalendar(oneNight));
    const enqueue = () => Promise.reject(new Error('no queue'));
    const broken = readCalendars({ ...server.services, jobs: { enqueue } });
    await expect(broken).rejects.toThrow('no queue');
    expect(mails()).toHaveLength(0);
    await read();
    expect(mails()).toHaveLength(1);
  });
});

describe('a calendar that cannot be read', () => {
  beforeEach(async () => {
    await addThis(1);
    await add();
  });

  const readAt = async (at: string) => {
    server.setNow(new Date(at));
    await read();
  };
  const failed = () => mails().filter(({ subject }) => subject === 'A calendar cannot be read');

  test('is told to the desk after 24 hours, once, without its address [G3.2]', async () => {
    await readAt('2026-11-20T08:00:00Z');
    await readAt('2026-11-21T07:59:00Z');
    expect(failed()).toHaveLength(0);
    await readAt('2026-11-21T08:00:00Z');
    await readAt('2026-11-21T09:00:00Z');
    expect(failed()).toMatchObject([{ to: 'desk@example.com' }]);
    expect(failed()[0]?.text).toContain(`portal of ${room}, since 2026-11-20T08:00 (UTC)`);
    expect(JSON.stringify(failed())).not.toContain('secret');
  });

  test('counts its hours from the beginning once it could be read [G3.2]', async () => {
    await readAt('2026-11-20T08:00:00Z');
    served.set(ADDRESS, staysCalendar());
    await readAt('2026-11-20T20:00:00Z');
    expect(await runHotel(server, 'ical', 'list')).toContain(
      'read 2026-11-20T20:00:00.000Z  no link',
    );
    served.clear();
    await readAt('2026-11-20T21:00:00Z');
    await readAt('2026-11-21T20:00:00Z');
    expect(failed()).toHaveLength(0);
    await readAt('2026-11-21T21:00:00Z');
    expect(failed()).toHaveLength(1);
  });

  test('holds up no other [G3.2]', async () => {
    const other = 'https://other.example/';
    await add('other', other);
    served.set(other, staysCalendar(stay));
    await read();
    expect(await free()).toEqual([0, 0]);
  });
});

test('the hotel’s days are those of its own zone [G3.1]', async () => {
  expect(server.services.hotel().timeZone).toBe(HOTEL_TIME_ZONE);
  await addThis(1);
  await add();
  served.set(
    ADDRESS,
    staysCalendar(stay)
      .replace(';VALUE=DATE:20261201', ':20261130T210000Z')
      .replace(';VALUE=DATE:20261203', ':20261202T070000Z'),
  );
  await read();
  expect(await free()).toEqual([0, 1]);
});
