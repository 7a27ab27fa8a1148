import type { Hono } from 'hono';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { bearerToken } from '../http/bearer-token.js';
import { deliverMailJob } from '../mail/deliver-mail.js';
import { equalSecrets } from '../payments/providers/equal-secrets.js';
import type { ReplyCache } from '../replies/reply-cache.js';
import type { Services } from '../services.js';
import { metricText, type Sample } from './metrics-text.js';
import type { RequestMetrics } from './request-metrics.js';
import { countHeldBookings, countDoubts, countJobs } from './store.js';

const headers = { 'cache-control': 'no-store' };
const contentType = 'text/plain; version=0.0.4; charset=utf-8';

export interface MetricsOptions {
  services: Services;
  requests: RequestMetrics;
  caches: Record<string, ReplyCache>;
}

/** `GET /metrics` for whoever has METRICS_TOKEN; without the variable there is no such address. */
export function serveMetrics(web: Hono, { services, requests, caches }: MetricsOptions): void {
  const { metricsToken } = services.config;
  if (!metricsToken) {
    web.all('/metrics', (context) => context.text('Not found', 404, headers));
    return;
  }
  const lag = monitorEventLoopDelay({ resolution: 20 });
  lag.enable();
  web.get('/metrics', async (context) => {
    const token = bearerToken(context.req.header('authorization')) ?? '';
    if (!equalSecrets(token, metricsToken)) {
      return context.text('Unauthorized', 401, { ...headers, 'www-authenticate': 'Bearer' });
    }
    const lagSeconds = lag.count > 0 ? lag.percentile(99) / 1e9 : 0;
    lag.reset();
    const parts = [
      requests.text(),
      gauge('event_loop_lag_seconds', 'The 99th percentile since the last scrape.', lagSeconds),
      gauge('memory_bytes', 'Resident memory of the process.', process.memoryUsage.rss()),
      poolText(services),
      cacheText(caches),
      await databaseText(services),
    ];
    return context.body(parts.join(''), 200, { ...headers, 'content-type': contentType });
  });
}

function gauge(name: string, help: string, value: number): string {
  return metricText(`vestibule_${name}`, 'gauge', help, [[{}, value]]);
}

function poolText({ db: { $client } }: Services): string {
  const { totalCount, idleCount, waitingCount } = $client;
  return (
    gauge('database_connections_used', 'Connections at work.', totalCount - idleCount) +
    gauge('database_connections_awaited', 'Requests that wait for a connection.', waitingCount)
  );
}

function cacheText(caches: Record<string, ReplyCache>): string {
  const samplesOf = (key: 'hits' | 'misses'): Sample[] =>
    Object.entries(caches).map(([cache, counted]) => [{ cache }, counted[key]]);
  return (
    metricText(
      'vestibule_cache_hits_total',
      'counter',
      'Replies that were kept.',
      samplesOf('hits'),
    ) +
    metricText('vestibule_cache_misses_total', 'counter', 'Replies to make.', samplesOf('misses'))
  );
}

/** Without the database the rest is still told. */
async function databaseText({ db, logger }: Services): Promise<string> {
  try {
    const [bookings, doubts, jobs] = [
      await countHeldBookings(db),
      await countDoubts(db),
      await countJobs(db),
    ];
    const mails = jobs.filter(
      ({ queue, state }) => queue === deliverMailJob.name && state !== 'failed',
    );
    const ofStatus = bookings.map(({ status, count }): Sample => [{ status }, count]);
    const ofQueue = jobs.map(({ queue, state, count }): Sample => [{ queue, state }, count]);
    return (
      gauge('database_up', 'Whether the database answers.', 1) +
      metricText('vestibule_bookings_held', 'gauge', 'Bookings that wait for money.', ofStatus) +
      gauge('payments_in_doubt', 'Payments that the desk must look at.', doubts) +
      metricText('vestibule_jobs', 'gauge', 'Jobs that wait, run or were given up.', ofQueue) +
      gauge('mails_waiting', 'Mails to be sent.', sum(mails))
    );
  } catch (error) {
    logger.warn({ err: error }, 'The metrics lack what the database knows');
    return gauge('database_up', 'Whether the database answers.', 0);
  }
}

const sum = (rows: readonly { count: number }[]) =>
  rows.reduce((total, { count }) => total + count, 0);
