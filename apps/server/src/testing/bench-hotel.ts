import { addDays } from '@vestibule/domain/calendar';
import { DEFAULT_LANGUAGE, type Language } from '@vestibule/domain/words';
import { createSecretToken, hashToken } from '../account/secret-token.js';
import { deleteExpiredSessions } from '../account/sessions.js';
import { sessions } from '../account/tables.js';
import { readConfig } from '../config.js';
import { openDatabase, type Database } from '../database/connect.js';
import { hotelClock } from '../hotel-clock.js';
import { countHeldBookings } from '../metrics/store.js';
import { findExpiredHolds } from '../payments/jobs/expired-holds-store.js';
import { findDueChecks } from '../payments/store.js';
import { readGeneralByLanguage } from '../settings/read-general-settings.js';
import { bookingGuest, choose, roomBooking } from './booking-guest.js';
import { fillPast, type PastSize } from './fill-past.js';
import { addRoom } from './payments-server.js';
import { runHotel } from './run-hotel.js';
import { setSetting } from './set-setting.js';

const pages = ['/', '/rooms', '/spa', '/events', '/room-single/sea-view-king'];
const ROOM = 'bench-room';
const GUEST = 'past-guest-1';
const DAY_MS = 86_400_000;

type Calls = Record<string, (round: number) => Promise<void>>;
type Guest = Awaited<ReturnType<typeof bookingGuest>>;
type DeskServices = Parameters<typeof runHotel>[0]['services'];

export interface BenchHotel {
  /** What is asked of it: each with the number of its round, so that no kept reply answers. */
  calls: Calls;
  close: () => Promise<void>;
}

/** Fills the hotel of a running server, and gives the calls to measure it with. */
export async function openBenchHotel(
  { url, dataDir }: { url: string; dataDir: string },
  size: PastSize,
): Promise<BenchHotel> {
  const { db, close } = await openDatabase({ dataDir });
  await fillPast(db, size);
  const general = await readGeneralByLanguage(db);
  const hotel = (language: Language = DEFAULT_LANGUAGE) => general[language];
  const reading = { now: () => new Date(), hotel };
  const services = { config: readConfig({}), db, ...reading, ...hotelClock(reading) };
  await addRoom(services, { id: ROOM, units: 1_000_000 });
  await setSetting(db, 'booking.heldNightsPerNetwork', 1_000_000);
  const token = createSecretToken();
  await db.insert(sessions).values({
    tokenHash: hashToken(token) ?? '',
    userId: GUEST,
    createdAt: new Date(),
    expiresAt: new Date(Date.now() + DAY_MS),
  });
  const calls = { ...guestCalls(url, services, token), ...deskCalls(services), ...jobCalls(db) };
  return { calls, close };
}

function guestCalls(url: string, services: DeskServices, token: string): Calls {
  const unpaid: { guest: Guest; id: string; page: string }[] = [];
  const call = (path: string, init?: RequestInit) => callAt(url, path, init);
  const stay = (round: number) => {
    const checkInDate = addDays(services.today(), 1 + (round % 80));
    return { checkInDate, checkOutDate: addDays(checkInDate, 2) };
  };
  const query = (round: number) => {
    const { checkInDate, checkOutDate } = stay(round);
    return `checkIn=${checkInDate}&checkOut=${checkOutDate}&guests=${1 + (Math.floor(round / 80) % 4)}`;
  };
  return {
    'a page': async (round) => void (await call(pages[round % pages.length] ?? '/')),
    search: async (round) => void (await call(`/api/rooms?${query(round)}&page=1&limit=6`)),
    'nights of a room': async (round) =>
      void (await call(`/api/rooms/${ROOM}/availability?${query(round)}`)),
    'My Bookings': async () => {
      const headers = { authorization: `Bearer ${token}` };
      await call(`/api/payments/history/all/${GUEST}`, { headers });
    },
    booking: async (round) => {
      const guest = await bookingGuest({ services, fetch: call });
      const hold = await guest.book(roomBooking(stay(round), ROOM));
      unpaid.push({ guest, id: hold.paymentId, page: hold.invoice_url ?? '' });
    },
    'paying, and the return': async () => {
      const next = unpaid.pop();
      if (!next) return;
      const back = await choose(next.page, 'pay');
      await next.guest.check(next.id, { providerPaymentId: back.searchParams.get('NP_id') });
    },
  };
}

function deskCalls(services: DeskServices): Calls {
  const day = (ahead: number) => addDays(services.today(), ahead);
  const commands = [
    ['bookings'],
    ['bookings', 'expired'],
    ['booking', 'BK-H7'],
    ['arrivals'],
    ['departures'],
    ['requests'],
    ['refunds'],
    ['refunds', 'doubts'],
    ['open-nights', ROOM, day(20), day(22)],
    ['ical', 'list'],
    ['ical', 'conflicts'],
    ['translations'],
  ];
  return Object.fromEntries(
    commands.map((words) => [
      `hotel ${words.slice(0, 2).join(' ')}`,
      async () => void (await runHotel({ services }, ...words)),
    ]),
  );
}

function jobCalls(db: Database): Calls {
  // When what the past leaves unpaid is due: the server's own jobs do not see it before.
  const asked = () => ({ now: new Date(Date.now() + DAY_MS), most: 50 });
  return {
    'what the reconciler asks about': async () =>
      void (await findDueChecks(db, { ...asked(), gateway: 'NowPayments' })),
    'holds that ran out': async () => {
      await findExpiredHolds(db, { ...asked(), queue: 'NowPayments' });
      await findExpiredHolds(db, { ...asked(), queue: 'several' });
    },
    'sessions that ended': async () => await deleteExpiredSessions(db, new Date()),
    'held bookings, for the metrics': async () => void (await countHeldBookings(db)),
  };
}

/** A refusal is thrown with its status, and whether it says when to come back. */
async function callAt(url: string, path: string, init?: RequestInit): Promise<Response> {
  const reply = await fetch(new URL(path, url), init);
  const body = await reply.arrayBuffer();
  if (reply.ok) return new Response(body, reply);
  const { status } = reply;
  const refusal = { status, retryAfter: reply.headers.has('retry-after') };
  throw Object.assign(new Error(`${path} answered ${status}.`), refusal);
}
