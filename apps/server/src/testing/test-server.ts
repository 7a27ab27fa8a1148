import { SAMPLE_NOW } from '@vestibule/domain/calendar/builders';
import pino, { type Logger } from 'pino';
import { createApi } from '../app.js';
import { createSiteWatch } from '../cache/site-watch.js';
import { createFetchCalendar } from '../calendars/fetch-calendar.js';
import { readConfig } from '../config.js';
import { hotelClock } from '../hotel-clock.js';
import { createHashed, readHashSecret } from '../http/hashed.js';
import { drawInWorker } from '../payments/receipt/receipt-drawer.js';
import type { Services } from '../services.js';
import { recordJobs, type RecordedJobs } from './recorded-jobs.js';
import { createTestDatabase } from './test-database.js';

export interface TestServer {
  /**
   * Calls the API as the outside does: `/api/rooms`, with a full reply. A test that has changed tables
   * past the API calls `services.watch.refresh` first, or may meet a kept reply.
   */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  services: Services;
  /** What was enqueued; nothing of it runs. */
  jobs: RecordedJobs;
  /** Moves the only clock. */
  setNow: (now: Date) => void;
  close: () => Promise<void>;
}

/** Noon at the hotel. */
export const TEST_NOW = SAMPLE_NOW;

/** The API on a database of its own; at `TEST_NOW` by default. */
export async function createTestServer({
  now = TEST_NOW,
  environment = {},
  logger = pino({ level: 'silent' }),
}: {
  now?: Date;
  environment?: Record<string, string>;
  logger?: Logger;
} = {}): Promise<TestServer> {
  const connection = await createTestDatabase();
  const jobs = recordJobs();
  let clock = now;
  const watch = createSiteWatch(connection.db);
  const reading = { now: () => clock, hotel: watch.general };
  const services: Services = {
    config: readConfig({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_FACTOR: '1000',
      ...environment,
    }),
    db: connection.db,
    ...reading,
    ...hotelClock(reading),
    logger,
    jobs,
    drawReceipt: drawInWorker,
    fetchCalendar: createFetchCalendar(),
    hashed: createHashed(await readHashSecret(connection.db)),
    watch,
  };
  const api = createApi(services);
  return {
    fetch: async (path, init) => await api.request(path, init),
    services,
    jobs,
    setNow: (next) => void (clock = next),
    close: () => connection.close(),
  };
}
