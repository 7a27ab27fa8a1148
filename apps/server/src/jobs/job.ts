import type { Services } from '../services.js';
import type { QueuedJob } from './job-queue.js';

/** Work done beside requests: on a schedule, or once for each time it is enqueued. */
export interface Job<Data extends object = object> extends QueuedJob<Data> {
  /** When to run, in the hotel's time: `30 2 * * *`. Without it, only when enqueued. */
  cron?: string;
  /** How many run at once in one process; one by default. */
  concurrency?: number;
  /**
   * May run twice for one enqueueing (after a crash, or a retry), and must not mind. Its id stays the
   * same each time.
   */
  run(services: Services, data: Data, id: string): Promise<void>;
}
