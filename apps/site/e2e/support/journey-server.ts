import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Playwright reads its configuration in every worker; the first one decides, the others are told. */
export async function journeyServer() {
  const port = (process.env['JOURNEY_PORT'] ??= String(await freePort()));
  const url = `http://localhost:${port}`;
  const environment = {
    PORT: port,
    PUBLIC_URL: url,
    DATA_DIR: (process.env['JOURNEY_DATA'] ??= freshFolder()),
    PAGE_LOADER_MS: '0',
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'warn',
    PAYMENTS: 'sandbox',
  };
  return { url, environment };
}

function freshFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'vestibule-journeys-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
