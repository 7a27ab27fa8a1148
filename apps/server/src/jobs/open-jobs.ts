import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type Job as Taken } from 'pg-boss';
import type { Services } from '../services.js';
import { QUEUE_CONNECTIONS } from '../database/connect.js';
import { repairFutureTimes, repairOnceSetBack, steadyClock } from './clock-set-back.js';
import type { Job } from './job.js';
import type { JobQueue } from './job-queue.js';
import { reportOutageOnce } from './report-outage-once.js';

/**
 * Failed jobs are tried again for about a day, ever more slowly. A process says every ten seconds that
 * it still runs its jobs; another takes over those of a process that is silent for longer.
 */
const queueOptions = {
  retryLimit: 12,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 4 * 3600,
  heartbeatSeconds: 20,
};

export interface Jobs extends JobQueue {
  /** Starts running jobs; until then they are only taken in. */
  work(services: Services): Promise<void>;
  /** Lets running jobs finish, and takes no more. */
  close: () => Promise<void>;
}

export interface OpenJobsOptions {
  url: string;
  jobs: readonly Job[];
  /** Names of jobs that had a cron in an earlier release, and have none any more. */
  unscheduled?: readonly string[];
  /** Called once for a database that is away, and each time for everything else. */
  onError: (error: unknown) => void;
  /** How often waiting jobs are looked for. */
  pollingIntervalSeconds?: number;
  /** How often the jobs of silent processes are looked for. */
  superviseIntervalSeconds?: number;
  /** How often crons are looked at, and whether the database's clock was set back. */
  clockIntervalSeconds?: number;
}

export async function openJobs(options: OpenJobsOptions): Promise<Jobs> {
  const { url, jobs, unscheduled = [], onError } = options;
  const { pollingIntervalSeconds = 2, superviseIntervalSeconds = 10 } = options;
  const { clockIntervalSeconds = 30 } = options;
  const boss = new PgBoss({
    connectionString: url,
    max: QUEUE_CONNECTIONS,
    application_name: 'vestibule jobs',
    superviseIntervalSeconds,
    monitorIntervalSeconds: superviseIntervalSeconds,
    cronMonitorIntervalSeconds: clockIntervalSeconds,
    clockMonitorIntervalSeconds: clockIntervalSeconds,
    clock: steadyClock,
  });
  const report = reportOutageOnce(onError);
  boss.on('error', report);
  await boss.start();
  await repairFutureTimes(boss);
  for (const job of jobs) await openQueue(boss, job.name);
  for (const name of unscheduled) await boss.unschedule(name);
  let repair = Promise.resolve();
  const repairing = setInterval(() => {
    repair = repair.then(() => repairOnceSetBack(boss)).catch(report);
  }, clockIntervalSeconds * 1000);
  return {
    enqueue: async (db, job, data, { startAfter } = {}) => {
      const group = job.group?.(data);
      await boss.send(job.name, data, {
        db: fromDrizzle(db, sql),
        ...(startAfter && { startAfter }),
        ...(group && { group: { id: group } }),
      });
    },
    work: async (services) => {
      await services.watch.current();
      const { timeZone: tz } = services.hotel();
      for (const job of jobs) {
        for (let worker = 0; worker < (job.concurrency ?? 1); worker += 1) {
          await startWorker(boss, job, services, pollingIntervalSeconds);
        }
        if (job.cron) await boss.schedule(job.name, job.cron, {}, { tz });
      }
    },
    close: async () => {
      clearInterval(repairing);
      await repair;
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}

/** The options of a queue that an earlier release made are brought up to date. */
async function openQueue(boss: PgBoss, name: string) {
  await boss.createQueue(name, queueOptions);
  await boss.updateQueue(name, queueOptions);
}

/**
 * Takes one job at a time, so that each is completed or failed for itself. Where one was, another may
 * wait: the worker looks again at once, and pauses only when it finds nothing.
 */
async function startWorker(
  boss: PgBoss,
  job: Job,
  services: Services,
  pollingIntervalSeconds: number,
) {
  const options = { pollingIntervalSeconds, ...(job.group && { localGroupConcurrency: 1 }) };
  const worker = await boss.work<object>(job.name, options, async ([taken]) => {
    boss.notifyWorker(worker);
    if (taken) await runJob(job, services, taken);
  });
}

/** The queue keeps a failed job for its next try; the log says why it failed. */
async function runJob(job: Job, services: Services, { id, data }: Taken) {
  try {
    await job.run(services, data ?? {}, id);
  } catch (error) {
    services.logger.error({ err: error, job: job.name }, 'A job failed');
    throw error;
  }
}
