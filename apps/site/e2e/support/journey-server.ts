import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../server/src/web/free-port.ts';

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
