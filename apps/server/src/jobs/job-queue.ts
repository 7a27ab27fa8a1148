import type { Database, Transaction } from '../database/connect.js';

/** What the queue knows of a job; running it is the affair of others. */
export interface QueuedJob<Data extends object = object> {
  /** `feature.operation`; never changed once released, for jobs wait in the database. */
  name: string;
  /** Of one group, one job runs at a time in a process: one guest's jobs leave room for others'. */
  group?(data: Data): string;
}

export interface EnqueueOptions {
  startAfter?: Date;
}

export interface JobQueue {
  /** Enqueues inside the given transaction: the job exists exactly when the change does. */
  enqueue<Data extends object>(
    db: Database | Transaction,
    job: QueuedJob<Data>,
    data: Data,
    options?: EnqueueOptions,
  ): Promise<void>;
}
