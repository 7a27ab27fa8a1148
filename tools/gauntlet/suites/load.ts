import { setTimeout as pause } from 'node:timers/promises';
import type { Booking, BookingSystem, Guest, Unit } from '../adapter.ts';
import { must } from '../run-checks.ts';
import { isRefusal, send } from './parts.ts';

const WORKERS = 8;
/** A guest may not be allowed to keep many unpaid. */
const KEPT_OPEN = 3;
/** Of each guest, so that these do not come near what one may keep unpaid. */
const LEFT_UNPAID = 4;
const LEFT_SHARE = 0.2;
/** Of each guest's payments, so many are told of before one that is not. The first is not. */
const UNHEARD_EVERY = 20;
const MOST_PAUSE_MS = 200;
const RETRY_MS = 50;
const GIVE_UP_MS = 120_000;

/** An acknowledged booking, and what became of its payment. */
export interface Entry {
  booking: Booking;
  unit: Unit;
  guest: Guest;
  told?: 'paid' | 'failed';
  /** The guest never pays: its time must run out. */
  leftUnpaid?: boolean;
  /** Paid at a provider that tells nobody of it: the system must ask. */
  unheard?: boolean;
}

export interface Load {
  entries: Map<string, Entry>;
  /** Bookings and messages that were acknowledged. */
  acknowledged: number;
  refused: number;
  /** Calls that had to be sent again. */
  unanswered: number;
  /** When the latest answered call was sent. */
  lastServed: number;
  /** Why a guest or a provider gave up: what was acknowledged is not known any more. */
  failure?: Error;
}

/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What the guests book of, kind by kind, whether they leave some of it unpaid, and pay some of it unheard. */
export interface LoadOptions {
  stock: readonly (readonly Unit[])[];
  leaveUnpaid: boolean;
  payUnheard: boolean;
  seed: number;
}

/** Guests who book, and providers who tell, without a rest until it is stopped. */
export async function startLoad(system: BookingSystem, options: LoadOptions) {
  const load: Load = {
    entries: new Map(),
    acknowledged: 0,
    refused: 0,
    unanswered: 0,
    lastServed: 0,
  };
  const stopping = new AbortController();
  const guests = await system.guests(WORKERS);
  const working = guests.map((guest, at) =>
    work(
      { ...options, system, load, guest, random: randomOf(options.seed + at + 1) },
      stopping.signal,
    ).catch((error: unknown) => void (load.failure ??= error as Error)),
  );
  return {
    load,
    stop: async () => {
      stopping.abort();
      await Promise.all(working);
      if (load.failure) throw load.failure;
    },
  };
}

interface Work extends LoadOptions {
  system: BookingSystem;
  load: Load;
  guest: Guest;
  random: () => number;
}

async function work(
  { system, stock, leaveUnpaid, payUnheard, load, guest, random }: Work,
  stopping: AbortSignal,
) {
  const open: Entry[] = [];
  const oneOf = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];
  let mayLeave = leaveUnpaid ? LEFT_UNPAID : 0;
  let payments = 0;
  while (!stopping.aborted) {
    await pause(random() * MOST_PAUSE_MS);
    if (open.length === KEPT_OPEN) {
      const entry = open.shift();
      if (!entry) continue;
      if (payUnheard && payments % UNHEARD_EVERY === 0) await pay(system, entry);
      else await tell(system, load, entry, random() < 0.5 ? 'paid' : 'failed');
      payments += 1;
      continue;
    }
    const unit = oneOf(oneOf(stock) ?? []);
    must(unit !== undefined, 'There is nothing to book.');
    const answer = await untilAnswered(load, () => system.book(unit, guest));
    if (!answer.booking) {
      load.refused += 1;
      continue;
    }
    load.acknowledged += 1;
    const { booking } = answer;
    // The guest's own hold, given again; one whose payment failed may be taken up again.
    const known = load.entries.get(booking.id);
    if (known && known.told !== 'failed') continue;
    const leftUnpaid = mayLeave > 0 && random() < LEFT_SHARE;
    const entry = { booking, unit, guest, leftUnpaid };
    load.entries.set(booking.id, entry);
    if (leftUnpaid) mayLeave -= 1;
    else open.push(entry);
  }
}

async function pay(system: BookingSystem, entry: Entry): Promise<void> {
  await system.payUnheard?.(entry.booking);
  entry.told = 'paid';
  entry.unheard = true;
}

/** As providers do it: until the message is received. */
export async function tell(
  system: BookingSystem,
  load: Load,
  entry: Entry,
  status: 'paid' | 'failed',
): Promise<void> {
  const message = system.message(entry.booking, { status });
  const answer = await untilAnswered(load, async () => ({ status: await send(message) }));
  must(answer.status < 300, `a message about ${entry.booking.id} is answered ${answer.status}`);
  entry.told = status;
  load.acknowledged += 1;
}

/** What nobody answered is sent again: it may have been done, and must not be done twice. */
async function untilAnswered<A extends { status: number }>(
  load: Load,
  call: () => Promise<A>,
): Promise<A> {
  const end = performance.now() + GIVE_UP_MS;
  for (let tries = 1; ; tries += 1) {
    const begun = performance.now();
    const answer = await call();
    if (isRefusal(answer) || (answer.status >= 200 && answer.status < 300)) {
      load.lastServed = Math.max(load.lastServed, begun);
      return answer;
    }
    must(begun < end, `answered ${answer.status} for two minutes`);
    if (tries === 1) load.unanswered += 1;
    await pause(RETRY_MS);
  }
}
