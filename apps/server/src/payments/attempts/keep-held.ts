import { minutesAfter } from '@vestibule/domain/calendar';
import type { Language } from '@vestibule/domain/words';
import { renewHold } from '../../bookings/hold-store.js';
import { findHeldBooking, updateBooking } from '../../bookings/store.js';
import type { Transaction } from '../../database/connect.js';
import type { Services } from '../../services.js';
import type { PreparedOrder } from './prepare-order.js';
import type { BookingRow, HoldRow } from '../store.js';

export interface KeptHold {
  booking: BookingRow;
  hold: HoldRow;
  /** What the guest read when it was last asked for. */
  formerLanguage: Language;
}

/**
 * The guest's own booking of the same that is still kept. While its time runs, the price that was held
 * stands (ruling 4); what has run out and was not freed yet is kept on at today's price, unless it was
 * renewed before. Name and phone are as they are given now.
 */
export async function keepHeld(
  tx: Transaction,
  services: Services,
  { columns, claimedCents, totalCents }: PreparedOrder & { claimedCents: number },
): Promise<KeptHold | undefined> {
  const { fingerprint } = columns;
  const held = await findHeldBooking(tx, { fingerprint, totalCents: claimedCents });
  if (!held) return undefined;
  const { id } = held.booking;
  const over = held.hold.expiresAt <= services.now();
  if (over && (held.hold.renewed || claimedCents !== totalCents)) return undefined;
  const { lines: _lines, totalCents: _total, ...asked } = columns;
  await updateBooking(tx, id, asked);
  // Coming back to pay gives the time once more, and not again.
  const longer = minutesAfter(services.now(), services.config.holdMinutes);
  const hold = (await renewHold(tx, id, longer)) ?? held.hold;
  const { language: formerLanguage } = held.booking;
  return { booking: { ...held.booking, ...asked }, hold, formerLanguage };
}
