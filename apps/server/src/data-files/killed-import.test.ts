import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql, type SQL } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { tableAreas } from '../cache/areas.js';
import { locks } from '../database/advisory-lock.js';
import { startCliProcess } from '../testing/cli-process.js';
import { createFiledHotel, manyRooms, type FiledHotel } from './data-files.fixtures.js';

/** Each is a process that has to start: more of them on demand. */
const KILLS = Number(process.env['KILLED_IMPORTS'] ?? 3);
const ROOMS = 100;

/** One text for all that the tables hold that guests see. */
async function digest({ server }: FiledHotel): Promise<string> {
  const { db } = server.services;
  const texts = Object.keys(tableAreas).map(async (table) => {
    const rows = await db.execute<{ text: string }>(sql`
      SELECT md5(string_agg(row::text, ' ' ORDER BY row::text)) AS text
      FROM ${sql.identifier(table)} AS row`);
    return `${table} ${rows.rows[0]?.text}`;
  });
  return (await Promise.all(texts)).join('\n');
}

async function isHeld({ server }: FiledHotel, lock: SQL): Promise<boolean> {
  const { rowCount } = await server.services.db.execute(sql`
    SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = database
    WHERE datname = current_database() AND ${lock}`);
  return rowCount !== 0;
}

const whileImporting = sql`locktype = 'advisory' AND objid = ${locks.dataFiles}`;
const whileWriting = sql`relation = 'rooms'::regclass AND mode = 'RowExclusiveLock'`;

test('an import that is killed has written all or nothing, and the next one works [G4.1.3]', async () => {
  const hotel = await createFiledHotel('none');
  onTestFinished(() => hotel.close());
  const { connectionString = '' } = hotel.server.services.db.$client.options;
  const put = (price: number) =>
    writeFile(path.join(hotel.folder, 'rooms.yaml'), manyRooms(ROOMS, price));
  const bring = () => hotel.run('import', hotel.folder);
  await put(100);
  const begun = performance.now();
  await bring();
  const lasts = performance.now() - begun;
  let killed = 0;
  for (let round = 1; round <= KILLS; round += 1) {
    const before = await digest(hotel);
    await put(100 + round);
    const child = startCliProcess(['import', hotel.folder], { DATABASE_URL: connectionString });
    const writing = () => isHeld(hotel, whileWriting);
    await expect.poll(writing, { timeout: 60_000, interval: 2 }).toBe(true);
    // The first in any case before it has ended.
    await pause(round === 1 ? 0 : Math.random() * lasts);
    child.kill();
    const { code } = await child.ended;
    await expect.poll(() => isHeld(hotel, whileImporting), { timeout: 60_000 }).toBe(false);
    const after = await digest(hotel);
    killed += code === null ? 1 : 0;
    const lines = await bring();
    const whole = await digest(hotel);
    expect(whole).not.toBe(before);
    expect([before, whole]).toContain(after);
    expect(lines.at(-1)).toBe(
      after === before ? `0 added, ${ROOMS} changed, 0 removed.` : 'No changes.',
    );
  }
  expect(killed).toBeGreaterThan(0);
}, 600_000);
