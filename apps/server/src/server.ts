import { setTimeout as pause } from 'node:timers/promises';
import { HOTEL_TIME_ZONE, hotelToday } from '@vestibule/domain/calendar';
import { ensureAdministrator } from './account/administrator.js';
import type { Config } from './config.js';
import { createServices } from './create-services.js';
import { connect, openDatabase, requestLimits, type RequestLimits } from './database/connect.js';
import { holdingLock, locks } from './database/advisory-lock.js';
import { migrateDatabase } from './database/migrate.js';
import { readHashSecret } from './http/hashed.js';
import { allJobs, unscheduledJobs } from './jobs/all-jobs.js';
import { openJobs } from './jobs/open-jobs.js';
import { createLogger } from './log/create-logger.js';
import { RequestLog } from './log/request-log.js';
import { describeError } from './log/describe-error.js';
import { RequestMetrics } from './metrics/request-metrics.js';
import { Turns } from './overload/turns.js';
import { seedsOf } from './seed/all-seeds.js';
import { seedWhenEmpty } from './seed/seed.js';
import { builtStorybook } from './storybook/serve-storybook.js';
import { createWeb } from './web/create-web.js';
import { listen, type Middleware } from './web/listen.js';
import type { Site } from './web/site.js';

/** Closing that takes longer, once its notice is over, is given up; process managers kill after about as long. */
export const CLOSE_LIMIT_MS = 30_000;

const firstContents: Record<Config['seed'], string> = {
  demo: 'Added the demonstration hotel to the empty database',
  none: 'Added settings to the empty database, and no record',
};

export interface RunningServer {
  url: string;
  /**
   * Drains requests, lets jobs finish, and leaves the database; may be called twice. Fails when that
   * takes too long.
   */
  close: () => Promise<void>;
}

export interface ServerOptions {
  config: Config;
  site?: Site | undefined;
  /** A development server's own requests are answered here first. */
  middleware?: Middleware;
  onProgress?: (line: string) => void;
  limits?: Partial<RequestLimits>;
  /** For closing without its notice. */
  closeLimitMs?: number;
}

/** Opens everything in order; what was opened is closed again when a later step fails. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const closers: (() => Promise<void>)[] = [];
  let closing: Promise<void> | undefined;
  const closeLimitMs = options.config.shutdownNoticeMs + (options.closeLimitMs ?? CLOSE_LIMIT_MS);
  const close = () => (closing ??= closeInTurn(closers, closeLimitMs));
  try {
    const url = await open(options, closers, () => !closing);
    return { url, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function open(
  { config, site, middleware, onProgress = () => {}, limits }: ServerOptions,
  closers: (() => Promise<void>)[],
  accepting: () => boolean,
): Promise<string> {
  const database = await openDatabase({ ...config, onProgress });
  closers.push(database.close);
  await migrateDatabase(database);
  const today = hotelToday(new Date(), HOTEL_TIME_ZONE);
  if (await seedWhenEmpty(database.db, today, seedsOf[config.seed])) {
    onProgress(firstContents[config.seed]);
  }
  const logger = createLogger(config.logLevel);
  const jobs = await holdingLock(database.db, locks.jobs, async () => {
    const opened = await openJobs({
      url: database.url,
      jobs: allJobs,
      unscheduled: unscheduledJobs,
      onError: (error) => logger.error({ err: error }, 'The job queue failed'),
    });
    closers.push(opened.close);
    return opened;
  });
  const requests = connect(database.url, {
    onProgress,
    limits: { ...requestLimits, ...limits },
  });
  closers.push(requests.close);
  const hashSecret = await readHashSecret(database.db);
  const services = createServices({ config, db: requests.db, jobs, hashSecret, logger });
  // A job may write a mail before a first guest comes.
  await services.watch.refresh();
  const stopWatching = services.watch.start();
  closers.push(async () => stopWatching());
  const turns = new Turns();
  const metrics = new RequestMetrics();
  const web = createWeb({
    services,
    site,
    storybook: config.storybook ? builtStorybook : undefined,
    accepting,
    turns,
    metrics,
  });
  const listener = await listen({
    web,
    host: config.host,
    port: config.port,
    middleware,
    noticeMs: config.shutdownNoticeMs,
    requests: new RequestLog({
      logger,
      trustProxy: config.trustProxy,
      onAnswered: (answered) => metrics.count(answered),
    }),
    turns,
  });
  closers.push(listener.close);
  // A server that cannot listen changes nobody's rights.
  await ensureAdministrator(services);
  await jobs.work({ ...services, db: database.db });
  return listener.url;
}

async function closeInTurn(closers: (() => Promise<void>)[], limitMs: number) {
  const failures: unknown[] = [];
  const closeAll = async () => {
    for (const close of closers.toReversed()) {
      await close().catch((error: unknown) => failures.push(error));
    }
  };
  const limit = pause(limitMs, 'late' as const, { ref: false });
  if ((await Promise.race([closeAll(), limit])) === 'late') {
    failures.push(new Error(`It took longer than ${limitMs / 1000} s.`));
  }
  if (failures.length > 0) {
    const reasons = failures.map((error) => describeError(error).message).join('; ');
    throw new AggregateError(failures, `The server did not close cleanly: ${reasons}`);
  }
}
