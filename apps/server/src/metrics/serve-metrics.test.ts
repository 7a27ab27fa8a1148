import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.js';
import type { DatabaseConnection } from '../database/connect.js';
import { startServer, type RunningServer } from '../server.js';
import { createTestDatabase } from '../testing/test-database.js';
import { metricText } from './metrics-text.js';

const token = 'a-token-of-24-characters';

let database: DatabaseConnection;
let server: RunningServer;
let closed: RunningServer;

beforeAll(async () => {
  database = await createTestDatabase();
  const start = async (environment: Record<string, string>) => {
    const config = readConfig({ DATABASE_URL: database.url, LOG_LEVEL: 'silent', ...environment });
    return await startServer({ config: { ...config, port: 0, shutdownNoticeMs: 0 } });
  };
  server = await start({ METRICS_TOKEN: token });
  closed = await start({});
});

afterAll(async () => {
  await server.close();
  await closed.close();
  await database.close();
});

const scrape = async (bearer: string, { url } = server) =>
  await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${bearer}` } });

/** By name and labels; a line that breaks the format fails. */
async function samples(): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const line of (await (await scrape(token)).text()).trimEnd().split('\n')) {
    if (/^# (HELP|TYPE) [a-z_]+ \S/.test(line)) continue;
    const label = '[a-z]+="(?:[^"\\\\\\n]|\\\\["\\\\n])*"';
    const [, name, value] =
      new RegExp(`^([a-z_]+(?:\\{${label}(?:,${label})*\\})?) (\\S+)$`).exec(line) ?? [];
    if (name === undefined) throw new Error(`Not in the format: ${line}`);
    expect(Number(value)).not.toBeNaN();
    found.set(name, Number(value));
  }
  return found;
}

const counted =
  'vestibule_request_duration_seconds_count{method="GET",route="/api/rooms",status="200"}';

test('counts rise with requests, and kept replies are hits', async () => {
  const ask = async () => await (await fetch(`${server.url}/api/rooms`)).text();
  await ask();
  await expect.poll(async () => (await samples()).get(counted)).toBe(1);
  const hits = (await samples()).get('vestibule_cache_hits_total{cache="api"}') ?? 0;
  await ask();
  await expect.poll(async () => (await samples()).get(counted)).toBe(2);
  const now = await samples();
  expect(now.get('vestibule_cache_hits_total{cache="api"}')).toBe(hits + 1);
  expect(now.get(counted.replace('_count', '_bucket').replace('}', ',le="+Inf"}'))).toBe(2);
});

test('says how the process and the hotel are', async () => {
  const names = [...(await samples()).keys()].map((name) => name.replace(/\{.*/, ''));
  expect(names).toEqual(
    expect.arrayContaining([
      'vestibule_event_loop_lag_seconds',
      'vestibule_memory_bytes',
      'vestibule_database_connections_used',
      'vestibule_database_connections_awaited',
      'vestibule_payments_in_doubt',
      'vestibule_mails_waiting',
    ]),
  );
  expect((await samples()).get('vestibule_database_up')).toBe(1);
});

test('is for the token alone, and kept by no cache', async () => {
  expect((await scrape('another-token-of-24-cha')).status).toBe(401);
  expect((await fetch(`${server.url}/metrics`)).status).toBe(401);
  expect((await scrape(token)).headers.get('cache-control')).toBe('no-store');
  expect((await scrape(token, closed)).status).toBe(404);
});

test('a label holds any text', () => {
  const text = metricText('a', 'gauge', 'A.', [[{ of: 'a"\\\n' }, 1]]);
  expect(text).toBe('# HELP a A.\n# TYPE a gauge\na{of="a\\"\\\\\\n"} 1\n');
});

test('a token that could be guessed is refused at start', () => {
  expect(() => readConfig({ METRICS_TOKEN: 'short' })).toThrow('METRICS_TOKEN must have at least');
});
