import { HOUR_MS } from '@vestibule/domain/calendar';
import { findFeeds } from '../../calendars/store.js';
import type { Database } from '../../database/connect.js';
import { finding, type Finding } from './finding.js';

/** How the last reading of each calendar of others went. */
export async function checkFeeds(db: Database, now: Date): Promise<Finding> {
  const found = finding.bind(undefined, 'feeds');
  const feeds = await findFeeds(db);
  if (feeds.length === 0) return found('ok', 'No calendar of others is read.');
  const faults = feeds.flatMap(({ roomId, name, failure, readAt }) => {
    if (failure !== null) return `${name} of ${roomId} cannot be read: ${failure}`;
    if (!readAt) return `${name} of ${roomId} has not been read yet.`;
    // They are read four times an hour.
    const isOld = now.getTime() - readAt.getTime() > HOUR_MS;
    return isOld ? `${name} of ${roomId} was last read at ${readAt.toISOString()}.` : [];
  });
  if (faults.length === 0) return found('ok', `Read: ${feeds.length}.`);
  return found('warn', faults.join(' '));
}
