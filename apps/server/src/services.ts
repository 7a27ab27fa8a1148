import type { Day } from '@vestibule/domain/calendar';
import type { GeneralSettings } from '@vestibule/domain/settings';
import type { Language } from '@vestibule/domain/words';
import type { Logger } from 'pino';
import type { SiteWatch } from './cache/site-watch.js';
import type { FetchCalendar } from './calendars/fetch-calendar.js';
import type { Config } from './config.js';
import type { Database } from './database/connect.js';
import type { Hashed } from './http/hashed.js';
import type { JobQueue } from './jobs/job-queue.js';
import type { DrawReceipt } from './payments/receipt/receipt-drawer.js';

/** What every handler, job and page is given; one object a process, or a test, makes for itself. */
export interface Services {
  config: Config;
  db: Database;
  /** The only clock: tests set it. */
  now: () => Date;
  /** The hotel's calendar day, in the time zone of its settings (ruling 24). */
  today: () => Day;
  /** The hotel's wall clock, `HH:MM`. */
  time: () => string;
  /** The hotel's name, its contact and its time zone, as its settings say; in English by default. */
  hotel: (language?: Language) => GeneralSettings;
  /** Made by `createLogger`: what it says of an error holds no guest's data. */
  logger: Logger;
  jobs: JobQueue;
  drawReceipt: DrawReceipt;
  /** Reads what others serve, and nothing in the hotel's own network. */
  fetchCalendar: FetchCalendar;
  /** What a caller is counted by, and remembered by. */
  hashed: Hashed;
  /** What is cached may be trusted as long as this says so. */
  watch: SiteWatch;
}
