import { SAMPLE_TODAY } from '@vestibule/domain/calendar/builders';
import { handle, pageQuery } from '@vestibule/site/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brotliCompressSync } from 'node:zlib';
import { inTransaction } from '../database/retry.js';
import { storeRooms } from '../rooms/rooms.fixtures.js';
import { roomsSeed } from '../seed/rooms.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { createWeb } from '../web/create-web.js';

const paths = [
  '/',
  '/rooms',
  '/rooms4?dateRange=2026-11-21+-+2026-11-23&guests=2',
  '/room-single/sea-view-king',
];

let server: TestServer;
let weigh: (path: string) => Promise<number>;

beforeAll(async () => {
  server = await createTestServer();
  const { services } = server;
  await inTransaction(services.db, (tx) => roomsSeed.seed(tx, services.today()));
  const manifest = { 'src/entry.client.ts': { file: 'assets/entry.js' } };
  const web = createWeb({
    services,
    site: { handle, pageQuery, assets: async () => ({ manifest }) },
    accepting: () => true,
  });
  weigh = async (path) => {
    await services.watch.refresh();
    const response = await web.request(path);
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    return brotliCompressSync(await response.text()).length;
  };
});

afterAll(() => server.close());

test('with a thousand rooms each page weighs what it weighed with twelve', async () => {
  const weights = async () => {
    const each: number[] = [];
    for (const path of paths) each.push(await weigh(path));
    return each;
  };
  const twelve = await weights();
  await storeRooms(server.services.db, 988, { today: SAMPLE_TODAY, days: 5 });
  const thousand = await weights();
  // Other page numbers, and another count.
  for (const [index, weight] of thousand.entries()) {
    expect(weight / (twelve[index] ?? 0)).toBeLessThan(1.03);
  }
});
