import type { Logger } from 'pino';
import { createSiteWatch } from './cache/site-watch.js';
import { createFetchCalendar } from './calendars/fetch-calendar.js';
import type { Config } from './config.js';
import type { Database } from './database/connect.js';
import { hotelClock } from './hotel-clock.js';
import type { JobQueue } from './jobs/job-queue.js';
import { createHashed } from './http/hashed.js';
import { createLogger } from './log/create-logger.js';
import { drawInWorker } from './payments/receipt/receipt-drawer.js';
import type { Services } from './services.js';

export interface ServicesOptions {
  config: Config;
  db: Database;
  jobs: JobQueue;
  /** Of `readHashSecret`. */
  hashSecret: string;
  logger?: Logger;
}

/** The services of a running server, on the real clock. */
export function createServices({ hashSecret, ...options }: ServicesOptions): Services {
  const watch = createSiteWatch(options.db);
  const reading = { now: () => new Date(), hotel: watch.general };
  return {
    logger: createLogger(options.config.logLevel),
    ...options,
    ...reading,
    ...hotelClock(reading),
    drawReceipt: drawInWorker,
    fetchCalendar: createFetchCalendar(),
    hashed: createHashed(hashSecret),
    watch,
  };
}
