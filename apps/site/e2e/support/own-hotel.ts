import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '../../../../tools/bench/server-process.ts';
import { freePort } from '../../../../tools/free-port.ts';
import { test as base } from './test.ts';

type Prepare = (dataDir: string) => Promise<void>;

/** A hotel of its own, prepared before the journeys visit it. */
async function openHotel(prepare: Prepare | undefined, environment: Record<string, string>) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vestibule-hotel-'));
  const port = await freePort();
  const server = await startServer(port, dataDir, {
    PAGE_LOADER_MS: '0',
    PAYMENTS: 'sandbox',
    PUBLIC_URL: `http://localhost:${port}`,
    ...environment,
  });
  await prepare?.(dataDir);
  return {
    url: server.url,
    close: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** `test` for journeys in a hotel of their own, whose data folder `prepare` gets. */
export function testInHotel(prepare?: Prepare, environment: Record<string, string> = {}) {
  return base.extend<object, { hotelUrl: string }>({
    hotelUrl: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
      async ({}, provide) => {
        const hotel = await openHotel(prepare, environment);
        await provide(hotel.url);
        await hotel.close();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    baseURL: async ({ hotelUrl }, provide) => provide(hotelUrl),
  });
}
