import type { BookingSystem, Unit } from '../adapter.ts';
import { must } from '../run-checks.ts';
import type { Entry, Load } from './load.ts';
import { mustBecome } from './parts.ts';

const AT_ONCE = 8;
/** A system that nobody tells of a payment asks the provider every few minutes. */
export const UNHEARD_LIMIT_MS = 240_000;
const SETTLE_LIMIT_MS = { paid: 10_000, 'paid unheard': UNHEARD_LIMIT_MS, failed: 2000 } as const;
const stageOf = {
  paid: 'confirmed',
  'paid unheard': 'confirmed',
  failed: 'ended',
  'left unpaid': 'ended',
} as const;
/** After so many lost bookings the check has failed anyway, so the audit waits for no more of them. */
const PATIENT_UNTIL_LOST = 3;

/** What became of everything that was acknowledged; each fault in words. */
export interface Audit {
  lost: string[];
  /** Units that more bookings hold than there are places. */
  soldTwice: string[];
  /** Units whose count of taken places is not that of their bookings. */
  unbalanced: string[];
  /** Payments that failed, and whose booking is held on: for another attempt, or until its time is over. */
  heldOn: number;
  /** Bookings that nobody paid for, and whose time ran out. */
  ranOut: Entry[];
}

export async function audit(
  system: BookingSystem,
  { entries }: Load,
  units: readonly Unit[],
): Promise<Audit> {
  const found: Audit = { lost: [], soldTwice: [], unbalanced: [], heldOn: 0, ranOut: [] };
  const bookings = new Map<string, number>();
  const look = async (left: Entry[]) => {
    for (let entry = left.pop(); entry; entry = left.pop()) {
      const { booking, unit } = entry;
      const told = fateOf(entry);
      const patient = found.lost.length < PATIENT_UNTIL_LOST;
      const limitMs = told === 'left unpaid' ? (system.holdMs ?? 0) : SETTLE_LIMIT_MS[told];
      const stage = await settledStage(system, entry, patient ? limitMs : 0);
      if (told === 'failed' && stage === 'held') found.heldOn += 1;
      else if (told === 'left unpaid' && stage === 'ended') found.ranOut.push(entry);
      else if (stage !== stageOf[told]) found.lost.push(`${booking.id}: ${told}, and is ${stage}`);
      if (stage !== 'held' && stage !== 'confirmed') continue;
      bookings.set(unit.name, (bookings.get(unit.name) ?? 0) + 1);
    }
  };
  // These take minutes. They come first, because other holds may end in that time.
  const all = [...entries.values()];
  for (const part of [
    all.filter((entry) => entry.leftUnpaid || entry.unheard),
    all.filter((entry) => !entry.leftUnpaid && !entry.unheard),
  ]) {
    await Promise.all(Array.from({ length: AT_ONCE }, () => look(part)));
  }
  for (const unit of units) {
    const booked = bookings.get(unit.name) ?? 0;
    const sold = await system.sold(unit);
    const figures = `${unit.name}: ${booked} bookings, ${sold} of ${unit.places} sold`;
    if (Math.max(booked, sold) > unit.places) found.soldTwice.push(figures);
    if (booked !== sold) found.unbalanced.push(figures);
  }
  return found;
}

function fateOf({ told = 'paid', leftUnpaid, unheard }: Entry) {
  if (leftUnpaid) return 'left unpaid';
  return unheard ? 'paid unheard' : told;
}

/** Waits for what the provider's message said: a system may do that after its answer. */
async function settledStage(system: BookingSystem, entry: Entry, limitMs: number) {
  const { booking } = entry;
  await mustBecome(system, booking, stageOf[fateOf(entry)], limitMs).catch(() => undefined);
  return (await system.read(booking))?.stage ?? 'gone';
}

/**
 * Books again each place whose hold ran out, unless it is sold already, and counts those bookings. The
 * guests are others than those who left it unpaid.
 */
export async function bookAgain(system: BookingSystem, ranOut: readonly Entry[]): Promise<number> {
  const leavers = new Set(ranOut.map(({ guest }) => guest.name));
  const guests = await system.guests(leavers.size + ranOut.length);
  const others = guests.filter(({ name }) => !leavers.has(name));
  let booked = 0;
  for (const { unit } of ranOut) {
    if ((await system.sold(unit)) === unit.places) continue;
    const other = others.pop();
    must(other !== undefined, 'There is no other guest.');
    const { status, booking } = await system.book(unit, other);
    must(booking !== undefined, `${unit.name} is free, and booking it is answered ${status}`);
    booked += 1;
  }
  return booked;
}
