import { addDays } from '@vestibule/domain/calendar';
import { locks, takeAdvisoryLock } from '../database/advisory-lock.js';
import { inTransaction } from '../database/retry.js';
import type { Job } from '../jobs/job.js';
import type { Services } from '../services.js';
import { CalendarError } from './calendar-error.js';
import { isOwnUid } from './own-uid.js';
import { readNights } from './read-nights.js';
import { claimReading, findFeeds, replaceBlocks, updateCalendar, type Feed } from './store.js';
import { tellDesk } from './tell-desk.js';

/** Further ahead no guest books; nights that are not for sale yet are taken once they are. */
const DAYS_AHEAD = 750;
/** So many feeds are read at once: a hundred that each wait for ten seconds end within a quarter of an hour. */
const READERS = 4;

/** Reads the calendars of others, and tells the desk what it must know of them, also where one could not be written. */
export async function readCalendars(services: Services): Promise<void> {
  const feeds = (await findFeeds(services.db)).values();
  const errors: unknown[] = [];
  const readNext = async () => {
    for (const feed of feeds) {
      await readFeed(services, feed).catch((error: unknown) => errors.push(error));
    }
  };
  await Promise.all(Array.from({ length: READERS }, readNext));
  await tellDesk(services);
  if (errors.length > 0) throw new AggregateError(errors, 'Calendars were read and not written');
}

/**
 * A reading is written whole or not at all. It counts from where it began: of two at once, the one that
 * ends last may be the older one, and is dropped.
 */
async function readFeed(services: Services, feed: Feed): Promise<void> {
  const outcome = await readOutcome(services, feed);
  const now = services.now();
  await inTransaction(services.db, async (tx) => {
    await takeAdvisoryLock(tx, locks.calendars);
    if (!(await claimReading(tx, feed))) return;
    if ('failure' in outcome) {
      const failingSince = feed.failingSince ?? now;
      await updateCalendar(tx, feed.id, { failure: outcome.failure, failingSince });
      return;
    }
    await replaceBlocks(tx, feed, outcome.nights);
    const well = { readAt: now, failure: null, failingSince: null, toldAt: null };
    await updateCalendar(tx, feed.id, well);
  });
}

async function readOutcome(services: Services, { url }: Feed) {
  try {
    const text = await services.fetchCalendar(url);
    const today = services.today();
    const nights = readNights(text, {
      today,
      last: addDays(today, DAYS_AHEAD),
      timeZone: services.hotel().timeZone,
      isOwn: (uid) => isOwnUid(services, uid),
    });
    return { nights };
  } catch (error) {
    if (error instanceof CalendarError) return { failure: error.message };
    throw error;
  }
}

export const readCalendarsJob: Job = {
  name: 'calendars.read',
  cron: '*/15 * * * *',
  run: readCalendars,
};
