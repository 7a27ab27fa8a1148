import type { Database, Transaction } from '../database/connect.js';
import type { Services } from '../services.js';

/** Work done beside requests: on a schedule, or once for each time it is enqueued. */
export interface Job<Data extends object = object> {
  /** `feature.operation`; never changed once released, for jobs wait in the database. */
  name: string;
  /** When to run, in the hotel's time: `30 2 * * *`. Without it, only when enqueued. */
  cron?: string;
  /** How many run at once in one process; one, unless said otherwise. */
  concurrency?: number;
  /** Of one group, one job runs at a time in a process: one guest's jobs leave room for others'. */
  group?(data: Data): string;
  /**
   * May run twice for one enqueueing (after a crash, or a retry), and must not mind. Its id stays the
   * same each time.
   */
  run(services: Services, data: Data, id: string): Promise<void>;
}

export interface EnqueueOptions {
  startAfter?: Date;
}

export interface JobQueue {
  /** Enqueues inside the given transaction: the job exists exactly when the change does. */
  enqueue<Data extends object>(
    db: Database | Transaction,
    job: Job<Data>,
    data: Data,
    options?: EnqueueOptions,
  ): Promise<void>;
}
