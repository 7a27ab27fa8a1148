import type { Booking, BookingSystem, OpenOptions, State } from '../adapter.ts';
import { call, get, signUp } from './client.ts';
import { eventSeats, roomNights, spaTimes, type Good } from './goods.ts';
import { createInvoice, messageWriter, payUnheard, type OurGuest } from './orders.ts';
import { HOLD_MINUTES, startProcesses } from './processes.ts';

/** One guest may hold so many seats unpaid. */
const MOST_TICKETS = 10;
/** The job that ends holds runs every minute, and a server that was just killed has it taken over. */
const HOLD_MS = (HOLD_MINUTES + 3) * 60_000;

interface OurBooking extends Booking {
  good: Good;
  guest: OurGuest;
}

interface PaymentRecord {
  amount: number;
  bookingStatus: string;
  refundDue?: number;
}

/** This repository's own server, whose guests pay in USDT at the sandbox. */
export async function open({ processes: count }: OpenOptions = {}): Promise<BookingSystem> {
  const { url, ...processes } = await startProcesses(count);
  const api = `${url}/api`;
  const read = <T>(address: string) => get<T>(`${api}${address}`);
  const goods = [await roomNights(read), await spaTimes(read), await eventSeats(read)].flat();
  const messageOf = await messageWriter(api);
  const guests = guestPool(api);
  return {
    kinds: ['room night', 'treatment', 'event seat'],
    holdMs: HOLD_MS,
    ...processes,
    guests,
    async offer(kind, places = 1) {
      const at = goods.findIndex((good) => good.kind === kind && good.places >= places);
      const [good] = at < 0 ? [] : goods.splice(at, 1);
      if (!good) throw new Error(`No ${kind} is left.`);
      if (kind === 'event seat') await sellDown(api, good, { places, guests, messageOf });
      return good;
    },
    sold: async (good: Good) => good.places - (await good.left()),
    async book(good: Good, guest: OurGuest, claim) {
      const { status, data } = await createInvoice(api, good, guest, { claim });
      if (!data) return { status };
      const booking = { id: data.bookingId, reference: data.paymentId, good, guest };
      return { status, booking };
    },
    async read({ reference, guest }: OurBooking) {
      const { data } = await call<PaymentRecord>(`${api}/payments/${reference}`, guest.from);
      return data && stateOf(data);
    },
    message: ({ reference, good }: OurBooking, told) => messageOf(reference, good.cents, told),
    async expire({ id }) {
      await fetch(`${url}/sandbox/holds/${id}/expire`, { method: 'POST' });
    },
    payUnheard: ({ good, guest }: OurBooking) => payUnheard(api, good, guest),
  };
}

/** Others each time, as long as there are others: none may hold too much unpaid. */
function guestPool(api: string) {
  const pool: OurGuest[] = [];
  return async (count: number): Promise<OurGuest[]> => {
    while (pool.length < count) pool.push(await signUp(api, pool.length + 1));
    const chosen = pool.splice(0, count);
    pool.push(...chosen);
    return chosen;
  };
}

interface Sale {
  places: number;
  guests: ReturnType<typeof guestPool>;
  messageOf: Awaited<ReturnType<typeof messageWriter>>;
}

/** Sells and pays seats until so many are left to race for. */
async function sellDown(api: string, good: Good, { places, guests, messageOf }: Sale) {
  for (let left = good.places; left > places; left = await good.left()) {
    const tickets = Math.min(MOST_TICKETS, left - places);
    for (const guest of await guests(1)) {
      const { status, data } = await createInvoice(api, good, guest, { tickets });
      if (!data) throw new Error(`Selling ${tickets} seats is answered ${status}.`);
      const paid = messageOf(data.paymentId, tickets * good.cents, { status: 'paid' });
      await fetch(paid.url, { method: 'POST', headers: paid.headers, body: paid.body });
    }
  }
  good.places = places;
}

const cents = (dollars = 0) => Math.round(100 * dollars);

function stateOf({ amount, bookingStatus, refundDue }: PaymentRecord): State {
  const held = bookingStatus === 'pending' || bookingStatus === 'waiting';
  const stage = bookingStatus === 'confirmed' ? 'confirmed' : held ? 'held' : 'ended';
  return { stage, cents: cents(amount), owedCents: cents(refundDue) };
}
