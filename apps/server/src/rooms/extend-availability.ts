import { AVAILABILITY_DAYS } from '@vestibule/domain/rooms';
import type { Job } from '../jobs/job.js';
import { extendAvailability } from './store.js';

/** Each night, or sales would stop in time (design, Pictures and the hotel's side). */
export const extendAvailabilityJob: Job = {
  name: 'rooms.extend-availability',
  cron: '30 2 * * *',
  run: async ({ db, today }) => {
    await extendAvailability(db, today(), AVAILABILITY_DAYS);
  },
};
