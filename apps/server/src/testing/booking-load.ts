import { setTimeout as pause } from 'node:timers/promises';
import { addDays, HOTEL_TIME_ZONE, hotelToday } from '@vestibule/domain/calendar';
import type { Database } from '../database/connect.js';
import { bookingGuest, choose, roomBooking } from './booking-guest.js';
import { addRoom } from './payments-server.js';
import { setSetting } from './set-setting.js';

const WORKERS = 8;
/** One guest may keep ten unpaid bookings. */
const GUESTS_OF_A_WORKER = 30;
const ROOMS = 20;
export const UNITS = 2;
const ANSWER_LIMIT_MS = 20_000;

/** What the server acknowledged, which must never be lost. */
export interface Ledger {
  /** Payments that were opened, each with its booking. */
  opened: Map<string, string>;
  paid: Set<string>;
  /** Calls that were refused because somebody else was first. */
  soldOut: number;
  /** Calls that were not answered, or answered with a failure of the server. */
  failed: number;
  /** When the latest acknowledged booking was asked for. */
  lastServed: number;
}

export interface BookingLoad {
  ledger: Ledger;
  stop: () => Promise<void>;
}

type Guest = Awaited<ReturnType<typeof bookingGuest>>;

export const roomId = (index: number) => `load-room-${index}`;
const today = () => hotelToday(new Date(), HOTEL_TIME_ZONE);

/** Rooms of the load's own, and guests who book and pay for them over HTTP until it is stopped. */
export async function startBookingLoad(url: string, db: Database): Promise<BookingLoad> {
  for (let room = 0; room < ROOMS; room += 1) {
    await addRoom({ db, today }, { id: roomId(room), units: UNITS });
  }
  // All these guests share one address.
  await setSetting(db, 'booking.heldNightsPerNetwork', 1_000_000);
  const call = (address: string, init?: RequestInit) =>
    fetch(new URL(address, url), { ...init, signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
  const server = { services: { db, now: () => new Date() }, fetch: call };
  const guests: Guest[] = [];
  for (let guest = 0; guest < WORKERS * GUESTS_OF_A_WORKER; guest += 1) {
    guests.push(await bookingGuest(server));
  }
  const ledger: Ledger = {
    opened: new Map(),
    paid: new Set(),
    soldOut: 0,
    failed: 0,
    lastServed: 0,
  };
  const stopping = new AbortController();
  const work = async (worker: number) => {
    for (let turn = 0; !stopping.signal.aborted; turn += 1) {
      const guest = guests[worker * GUESTS_OF_A_WORKER + (turn % GUESTS_OF_A_WORKER)];
      if (!guest) throw new Error('No guest is left.');
      await bookOnce(guest, ledger).catch(async () => {
        ledger.failed += 1;
        await pause(50);
      });
    }
  };
  const working = Array.from({ length: WORKERS }, (_, worker) => work(worker));
  return {
    ledger,
    stop: async () => {
      stopping.abort();
      await Promise.all(working);
    },
  };
}

/** Books one or two nights, and every other time pays for them. */
async function bookOnce(guest: Guest, ledger: Ledger) {
  const nights = 1 + random(2);
  const checkInDate = addDays(today(), 1 + random(80));
  const stay = { checkInDate, checkOutDate: addDays(checkInDate, nights) };
  const begun = performance.now();
  const reply = await guest.createInvoice(roomBooking(stay, roomId(random(ROOMS))), 150 * nights);
  const { data } = (await reply.json()) as {
    data?: { paymentId: string; bookingId: string; invoice_url: string };
  };
  if (reply.status === 409) ledger.soldOut += 1;
  else if (!reply.ok && reply.status !== 429) throw new Error(`Answered ${reply.status}.`);
  if (!reply.ok || !data) return;
  ledger.opened.set(data.paymentId, data.bookingId);
  ledger.lastServed = Math.max(ledger.lastServed, begun);
  if (random(2) === 0) return;
  const back = await choose(data.invoice_url, 'pay', { behaviour: 'never' });
  const providerPaymentId = back.searchParams.get('NP_id');
  const record = await guest.check(data.paymentId, { providerPaymentId });
  if (record.status === 'paid') ledger.paid.add(data.paymentId);
}

const random = (below: number) => Math.floor(Math.random() * below);
