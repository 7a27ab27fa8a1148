import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../database/retry.js';
import { rooms } from '../rooms/tables.js';
import { seedWholeHotel } from '../testing/seed-whole-hotel.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { recordWords } from './tables.js';
import { translationsCommand } from './translations-command.js';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
  const { db, today } = server.services;
  await inTransaction(db, async (tx) => {
    await seedWholeHotel(tx, today());
  });
});

afterAll(() => server.close());

async function printed(): Promise<string[]> {
  const lines: string[] = [];
  const { services } = server;
  await translationsCommand.run({ services, args: [], print: (line) => lines.push(line) });
  return lines;
}

test('the demonstration hotel is translated whole', async () => {
  expect(await printed()).toEqual(['ar  Every record is translated.']);
});

test('a record that has changed since is listed, and so is one without words', async () => {
  const { db } = server.services;
  await db.update(rooms).set({ bedType: 'Two singles' }).where(eq(rooms.id, 'sea-view-king'));
  await db.update(rooms).set({ units: 9 }).where(eq(rooms.id, 'corner-king'));
  await db.delete(recordWords).where(eq(recordWords.id, 'garden-twin'));
  expect(await printed()).toEqual([
    'ar  rooms  garden-twin  not translated',
    'ar  rooms  sea-view-king  changed since it was translated',
  ]);
});
