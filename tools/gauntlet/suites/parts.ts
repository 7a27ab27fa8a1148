import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, Booking, BookingSystem, Guest, Message, Unit } from '../adapter.ts';
import { must } from '../run-checks.ts';

const ANSWER_LIMIT_MS = 20_000;
const SETTLE_LIMIT_MS = 10_000;

export const isRefusal = ({ status }: Answer) => status >= 400 && status < 500;

export const firstKind = ({ kinds: [kind] }: BookingSystem): string => {
  must(kind !== undefined, 'The system sells nothing.');
  return kind;
};

/** One guest, and something that nobody has booked. */
export async function fresh(system: BookingSystem): Promise<{ unit: Unit; guest: Guest }> {
  const [guest] = await system.guests(1);
  must(guest !== undefined, 'There is no guest.');
  return { unit: await system.offer(firstKind(system)), guest };
}

export async function bookOne(system: BookingSystem, unit: Unit, guest: Guest): Promise<Booking> {
  const { status, booking } = await system.book(unit, guest);
  must(booking !== undefined, `an honest booking is answered ${status}`);
  return booking;
}

/** One booking of something fresh, that waits for its money. */
export async function booked(system: BookingSystem) {
  const { unit, guest } = await fresh(system);
  return { unit, guest, booking: await bookOne(system, unit, guest) };
}

/** Delivers a provider's message; 0 where no answer came. */
export async function send({ url, headers, body }: Message): Promise<number> {
  const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
  try {
    const reply = await fetch(url, { method: 'POST', headers, body, signal });
    await reply.arrayBuffer();
    return reply.status;
  } catch {
    return 0;
  }
}

export async function read(system: BookingSystem, booking: Booking) {
  const state = await system.read(booking);
  must(state !== undefined, `the booking ${booking.id} is gone`);
  return state;
}

/** Waits for what a message starts: a system may answer before it has settled. */
export async function mustBecome(
  system: BookingSystem,
  booking: Booking,
  stage: string,
  limitMs = SETTLE_LIMIT_MS,
): Promise<void> {
  const end = performance.now() + limitMs;
  let { stage: last } = await read(system, booking);
  while (last !== stage && performance.now() < end) {
    await pause(50);
    ({ stage: last } = await read(system, booking));
  }
  must(last === stage, `the booking is ${last} in place of ${stage}`);
}

export async function mustHaveSold(system: BookingSystem, unit: Unit, count: number) {
  const sold = await system.sold(unit);
  must(sold === count, `${sold} of ${unit.name} are sold in place of ${count}`);
}
