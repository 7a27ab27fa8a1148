import type { BookableType, HeldLimits } from '@vestibule/domain/bookings';
import { knownSettings, nameOf, type KnownSettingKey } from '@vestibule/domain/settings';
import * as v from 'valibot';
import type { Database, Transaction } from '../database/connect.js';
import { readValues } from './read-values.js';

const keys = {
  room: { guest: 'booking.heldNightsPerGuest', network: 'booking.heldNightsPerNetwork' },
  spa: { guest: 'booking.heldTreatmentsPerGuest', network: 'booking.heldTreatmentsPerNetwork' },
  event: { guest: 'booking.heldSeatsPerGuest', network: 'booking.heldSeatsPerNetwork' },
} as const satisfies Record<BookableType, Record<keyof HeldLimits, KnownSettingKey>>;

/** How much of a kind may be held unpaid at once. */
export async function readHeldLimits(
  db: Database | Transaction,
  type: BookableType,
): Promise<HeldLimits> {
  const values = await readValues(db, 'booking');
  const { guest, network } = keys[type];
  return {
    guest: v.parse(knownSettings[guest], values[nameOf(guest)]),
    network: v.parse(knownSettings[network], values[nameOf(network)]),
  };
}
