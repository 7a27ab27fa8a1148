import type { Job } from '../jobs/job.js';
import type { JobQueue } from '../jobs/job-queue.js';

export interface RecordedJobs extends JobQueue {
  enqueued: { name: string; data: object }[];
}

/** A queue that runs nothing and keeps what was asked of it, for tests of one operation. */
export function recordJobs(): RecordedJobs {
  const enqueued: RecordedJobs['enqueued'] = [];
  return {
    enqueued,
    enqueue: async <Data extends object>(_db: unknown, job: Job<Data>, data: Data) => {
      enqueued.push({ name: job.name, data });
    },
  };
}
