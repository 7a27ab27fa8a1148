import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DatabaseConnection } from '../database/connect.js';
import { uncachedPath, type Outcome } from '../testing/burst.js';
import { startHotelProcess, type HotelProcess } from '../testing/hotel-process.js';
import { freePort } from '../web/free-port.js';
import { startReadyProxy, type ReadyProxy } from '../testing/ready-proxy.js';
import { createTestDatabase } from '../testing/test-database.js';

const VISITORS = 8;
const OPEN_LIMIT = { timeout: 20_000 };

let database: DatabaseConnection;
let dataDir: string;
let ports: string[];
let hotels: HotelProcess[];
let proxy: ReadyProxy;

beforeEach(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'vestibule-update-'));
  ports = [String(await freePort()), String(await freePort())];
  hotels = await Promise.all(ports.map(start));
  proxy = await startReadyProxy(ports.map((port) => `http://127.0.0.1:${port}`));
  await vi.waitUntil(() => proxy.ready().length === ports.length, OPEN_LIMIT);
});

afterEach(async () => {
  await proxy.close();
  for (const hotel of hotels) if (!hotel.ended()) await hotel.end('SIGKILL');
  await database.close();
  await rm(dataDir, { recursive: true });
});

const start = (port: string) =>
  startHotelProcess({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PORT: port,
    // The proxy's next look, with its time limit, ends well before, on a busy machine too.
    SHUTDOWN_NOTICE_MS: '10000',
  });

/** Visitors who read and write without a pause, until told to leave; answers what came of each request. */
function visit() {
  const outcomes: Outcome[] = [];
  const leaving = new AbortController();
  const reset = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'layla@example.com' }),
  };
  const calls = [
    () => fetch(proxy.url + uncachedPath()),
    () => fetch(`${proxy.url}/api/rooms`),
    () => fetch(`${proxy.url}/api/basic-users/forgot-password`, reset),
  ];
  const visitors = Array.from({ length: VISITORS }, async (_, visitor) => {
    for (let number = visitor; !leaving.signal.aborted; number += 1) {
      const call = calls[number % calls.length];
      outcomes.push((await call?.().then(statusOf, String)) ?? 'no call');
      await pause(10);
    }
  });
  const leave = async () => {
    leaving.abort();
    await Promise.all(visitors);
    return outcomes;
  };
  return { served: () => outcomes.length, leave };
}

async function statusOf(reply: Response): Promise<number> {
  await reply.text();
  return reply.status;
}

test('two processes are restarted one after the other, and no request is lost', async () => {
  const visitors = visit();
  for (const [index, port] of ports.entries()) {
    const before = visitors.served();
    const ended = await hotels[index]?.end('SIGTERM');
    expect(ended?.code).toBe(0);
    hotels[index] = await start(port);
    await expect.poll(() => proxy.ready(), OPEN_LIMIT).toHaveLength(2);
    expect(visitors.served()).toBeGreaterThan(before);
  }
  const outcomes = await visitors.leave();
  expect(outcomes.filter((outcome) => outcome !== 200)).toEqual([]);
}, 120_000);
