import { createHash } from 'node:crypto';
import type { Transaction } from '../../database/connect.js';
import type { Observation } from '../providers/provider.js';
import { insertEvent } from '../store.js';
import type { EventSource } from '../tables.js';

/**
 * Stores one event of a payment; the same event a second time adds nothing, except that
 * the desk may look as often as it likes.
 */
export async function keepEvent(
  tx: Transaction,
  about: { paymentId: string; source: EventSource; at: Date },
  { event, raw }: Pick<Observation, 'event' | 'raw'>,
): Promise<void> {
  const { progress, deposit, returned } = event;
  const facts: unknown[] = [progress, deposit ?? null, ...(returned ? [returned] : [])];
  if (progress === 'checked') facts.push(about.at.toISOString());
  const digest = createHash('sha256').update(JSON.stringify(facts)).digest('hex');
  await insertEvent(tx, { ...about, progress, deposit, returned, raw, digest });
}
