import type { Transaction } from '../database/connect.js';
import type { Services } from '../services.js';
import { deskChanges } from './tables.js';

/** Keeps who of the desk changed something; `what` is the command with its words. */
export async function keepDeskChange(
  tx: Transaction,
  { now }: Pick<Services, 'now'>,
  change: { what: readonly string[]; by: string },
): Promise<void> {
  await tx.insert(deskChanges).values({ what: change.what.join(' '), by: change.by, at: now() });
}
