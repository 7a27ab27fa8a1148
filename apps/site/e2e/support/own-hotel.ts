import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '../../../../tools/bench/server-process.ts';
import { freePort } from '../../../server/src/web/free-port.ts';
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
    LOG_LEVEL: 'warn',
    ...environment,
  });
  await prepare?.(dataDir);
  return {
    url: server.url,
    log: server.log,
    close: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** `test` for journeys in a hotel of their own, whose data folder `prepare` gets. */
export function testInHotel(prepare?: Prepare, environment: Record<string, string> = {}) {
  return base.extend<{ logOfFailure: void }, { hotel: { url: string; log: readonly string[] } }>({
    hotel: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
      async ({}, provide) => {
        const hotel = await openHotel(prepare, environment);
        await provide(hotel);
        await hotel.close();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    baseURL: async ({ hotel }, provide) => provide(hotel.url),
    logOfFailure: [
      async ({ hotel }, provide, test) => {
        await provide();
        if (test.status !== test.expectedStatus) process.stderr.write(`${hotel.log.join('\n')}\n`);
      },
      { auto: true },
    ],
  });
}
