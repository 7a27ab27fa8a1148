import { extendAvailabilityJob } from '../rooms/extend-availability.js';
import type { Job } from './job.js';

/** Every feature's jobs, one line each. */
export const allJobs: readonly Job[] = [extendAvailabilityJob];
