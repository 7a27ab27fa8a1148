import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseConnection } from './database/connect.js';
import { freePort } from './web/free-port.js';
import { createTestDatabase } from './testing/test-database.js';

const program = fileURLToPath(new URL('../dev.ts', import.meta.url));

let database: DatabaseConnection;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('`pnpm dev` starts, and shows pages from the sources', { timeout: 120_000 }, async () => {
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      PORT: String(await freePort()),
      SEED: 'none',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  try {
    let output = '';
    const url = await new Promise<string>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        output += chunk.toString();
        const [, found] = /is open at (\S+)/.exec(output) ?? [];
        if (found) resolve(found);
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      void ended.then(() => reject(new Error(output)));
    });
    const response = await fetch(`${url}/ar/rooms4?guests=2`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<html lang="ar" dir="rtl"');
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
});
