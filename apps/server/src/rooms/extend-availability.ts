import type { Job } from '../jobs/job.js';
import { extendAvailability } from './store.js';

/** How far ahead the hotel sells; without the nightly job sales would stop after that. */
export const AVAILABILITY_DAYS = 180;

/** Each night: keeps availability ahead (design, Pictures and the hotel's side). */
export const extendAvailabilityJob: Job = {
  name: 'rooms.extend-availability',
  cron: '30 2 * * *',
  run: async ({ db, today }) => {
    await extendAvailability(db, today(), AVAILABILITY_DAYS);
  },
};
