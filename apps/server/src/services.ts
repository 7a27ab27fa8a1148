import type { Day } from '@vestibule/domain/calendar';
import type { Logger } from 'pino';
import type { SiteWatch } from './cache/site-watch.js';
import type { Config } from './config.js';
import type { Database } from './database/connect.js';
import type { JobQueue } from './jobs/job.js';

/** What every handler, job and page is given; one object a process, or a test, makes for itself. */
export interface Services {
  config: Config;
  db: Database;
  /** The only clock: tests set it. */
  now: () => Date;
  /** The hotel's calendar day (ruling 24). */
  today: () => Day;
  logger: Logger;
  jobs: JobQueue;
  /** What is cached may be trusted as long as this says so. */
  watch: SiteWatch;
}
