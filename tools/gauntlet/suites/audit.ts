import type { BookingSystem, Unit } from '../adapter.ts';
import type { Entry, Load } from './load.ts';
import { mustBecome } from './parts.ts';

const AT_ONCE = 8;
const stageOf = { paid: 'confirmed', failed: 'ended' } as const;
const SETTLE_LIMIT_MS = { paid: 10_000, failed: 2000 } as const;
/** Nobody needs to wait for more of the same. */
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
}

export async function audit(
  system: BookingSystem,
  { entries }: Load,
  units: readonly Unit[],
): Promise<Audit> {
  const found: Audit = { lost: [], soldTwice: [], unbalanced: [], heldOn: 0 };
  const bookings = new Map<string, number>();
  const left = [...entries.values()];
  const look = async () => {
    for (let entry = left.pop(); entry; entry = left.pop()) {
      const { booking, told = 'paid', unit } = entry;
      const patient = found.lost.length < PATIENT_UNTIL_LOST;
      const stage = await settledStage(system, entry, patient ? SETTLE_LIMIT_MS[told] : 0);
      if (told === 'failed' && stage === 'held') found.heldOn += 1;
      else if (stage !== stageOf[told]) found.lost.push(`${booking.id}: ${told}, and is ${stage}`);
      if (stage !== 'held' && stage !== 'confirmed') continue;
      bookings.set(unit.name, (bookings.get(unit.name) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, look));
  for (const unit of units) {
    const booked = bookings.get(unit.name) ?? 0;
    const sold = await system.sold(unit);
    const figures = `${unit.name}: ${booked} bookings, ${sold} of ${unit.places} sold`;
    if (Math.max(booked, sold) > unit.places) found.soldTwice.push(figures);
    if (booked !== sold) found.unbalanced.push(figures);
  }
  return found;
}

/** Waits for what the provider's message said: a system may do that after its answer. */
async function settledStage(
  system: BookingSystem,
  { booking, told = 'paid' }: Entry,
  limitMs: number,
) {
  await mustBecome(system, booking, stageOf[told], limitMs).catch(() => undefined);
  return (await system.read(booking))?.stage ?? 'gone';
}
