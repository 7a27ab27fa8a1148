import { AVAILABILITY_DAYS } from '@vestibule/domain/rooms';
import { settleAllBlocks } from '../calendars/settle-all-blocks.js';
import { locks, takeAdvisoryLock } from '../database/advisory-lock.js';
import { inTransaction } from '../database/retry.js';
import type { Job } from '../jobs/job.js';
import { extendAvailability } from './store.js';

/** Each night, or sales would stop in time (design, Pictures and the hotel's side). */
export const extendAvailabilityJob: Job = {
  name: 'rooms.extend-availability',
  cron: '30 2 * * *',
  run: ({ db, today }) =>
    inTransaction(db, async (tx) => {
      await takeAdvisoryLock(tx, locks.calendars);
      await extendAvailability(tx, today(), AVAILABILITY_DAYS);
      await settleAllBlocks(tx);
    }),
};
