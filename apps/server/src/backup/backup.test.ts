import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Readable } from 'node:stream';
import { SAMPLE_TODAY } from '@vestibule/domain/calendar/builders';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sendLinkJob } from '../account/send-link.js';
import { CommandError, type Command } from '../cli/command.js';
import { locks, takeAdvisoryLock } from '../database/advisory-lock.js';
import type { Database } from '../database/connect.js';
import { migrationsFolder } from '../database/migrate.js';
import { inTransaction } from '../database/retry.js';
import { allJobs } from '../jobs/all-jobs.js';
import { openJobs, type Jobs } from '../jobs/open-jobs.js';
import { allSeeds } from '../seed/all-seeds.js';
import { seedWhenEmpty } from '../seed/seed.js';
import { seedRuns } from '../seed/tables.js';
import { changeBeneath } from '../testing/change-beneath.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { backupCommand } from './backup-command.js';
import { writeBackup, type BackupEntry } from './backup-file.js';
import { restoreCommand } from './restore-command.js';
import { findTables } from './tables.js';

const BOOKINGS = 10_000;

let folder: string;
let file: string;
let hotel: TestServer;
let other: TestServer;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vestibule-backup-'));
  file = path.join(folder, 'hotel.backup');
  hotel = await openHotel('hotel');
  other = await openHotel('other');
});

afterEach(async () => {
  await hotel.close();
  await other.close();
  await rm(folder, { recursive: true });
});

const openHotel = (name: string) =>
  createTestServer({ environment: { DATA_DIR: path.join(folder, name) } });

async function run({ services }: TestServer, command: Command, ...args: string[]) {
  const lines: string[] = [];
  await command.run({ services, args, print: (line) => lines.push(line) });
  return lines.join('\n');
}

/** Each table's rows: how many, and a hash of them all. */
async function contents(db: Database): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const { name } of await inTransaction(db, findTables)) {
    const { rows } = await db.execute(sql`
      SELECT count(*) || ' ' || md5(coalesce(string_agg(t::text, E'\n' ORDER BY t::text), '')) AS sum
      FROM ${sql.identifier(name)} t`);
    found[name] = String(rows[0]?.['sum']);
  }
  return found;
}

/** Paid bookings with every kind of value: texts that must be quoted, fractions, bytes, JSON's own null. */
async function sellRooms(db: Database): Promise<void> {
  await db.execute(sql`
    INSERT INTO bookings (id, user_id, type, guest_name, guest_email, check_in_date, lines,
      order_description, fingerprint, total_cents, status, created_at)
    SELECT 'BK-' || n, 'guest-' || n % 100, 'room', E'Layla "\\\\" 🌴\n\t' || n, n || '@example.com',
      DATE '2026-11-20' + n % 180, '[{"label": "nights", "cents": 1.50}]', 'A room', 'print-' || n, n,
      'paid', now() + n * interval '1.000001 s'
    FROM generate_series(1, ${BOOKINGS}::int) n`);
  await db.execute(sql`
    INSERT INTO payments (id, booking_id, user_id, gateway, amount_cents, omr_per_usd, status,
      earlier_payment_ids, created_at)
    SELECT 'PAY-' || id, id, user_id, 'thawani', total_cents, 0.1 + 0.2, 'paid', ARRAY['a,"b', ''], created_at
    FROM bookings`);
  await db.execute(sql`
    INSERT INTO payment_events (payment_id, source, progress, raw, digest, at)
    SELECT id, 'webhook', 'paid', 'null', 'digest', created_at FROM payments`);
  await db.execute(sql`
    INSERT INTO receipts SELECT id, 'digest', sha256(id::bytea) FROM bookings LIMIT 100`);
  await db.execute(sql`
    WITH made AS (
      INSERT INTO calendars (room_id, name, url, token, failing_since)
      SELECT id, 'portal', 'https://portal.example/' || id, id, now() FROM rooms RETURNING id
    ) INSERT INTO calendar_blocks (calendar_id, night, wanted) SELECT id, '2026-12-01', 1 FROM made`);
}

async function storePicture(name: string, server: TestServer, text: string): Promise<void> {
  const picture = path.join(server.services.config.dataDir, 'uploads', name);
  await mkdir(path.dirname(picture), { recursive: true });
  await writeFile(picture, text);
}

const picturesOf = async ({ services }: TestServer) => {
  const uploads = path.join(services.config.dataDir, 'uploads');
  const entries = await readdir(uploads, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};

const urlOf = ({ services }: TestServer) => services.db.$client.options.connectionString ?? '';

async function withJobs<T>(server: TestServer, work: (jobs: Jobs) => Promise<T>): Promise<T> {
  const jobs = await openJobs({ url: urlOf(server), jobs: allJobs, onError: () => {} });
  try {
    return await work(jobs);
  } finally {
    await jobs.close();
  }
}

const waitingJobs = async ({ services }: TestServer) =>
  (
    await services.db.execute(
      sql`SELECT name, data, date_trunc('milliseconds', start_after) AS at FROM pgboss.job`,
    )
  ).rows;

/** Numbers count on, and events stay unchangeable. */
async function expectToGoOn(db: Database): Promise<void> {
  const { rows } = await db.execute(sql`
    INSERT INTO payment_events (payment_id, source, progress, digest, at)
    VALUES ('PAY-BK-1', 'hotel', 'paid', 'another', now()) RETURNING id::int`);
  expect(rows).toEqual([{ id: BOOKINGS + 1 }]);
  const change = db.execute(sql`DELETE FROM payment_events WHERE payment_id = 'PAY-BK-1'`);
  await expect(change).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/never change/) },
  });
}

test('what is restored equals what was backed up: each row, picture, and mail to send', async () => {
  const { db } = hotel.services;
  await seedWhenEmpty(db, SAMPLE_TODAY, allSeeds);
  await sellRooms(db);
  await storePicture('rooms/sea.avif', hotel, 'sea');
  await withJobs(hotel, (jobs) =>
    jobs.enqueue(db, sendLinkJob, { email: 'layla@example.com', purpose: 'verify-email' }),
  );
  await run(hotel, backupCommand, file);
  await run(other, restoreCommand, file);
  const restored = await contents(other.services.db);
  expect(restored).toEqual(await contents(db));
  expect(restored['bookings']).toMatch(new RegExp(`^${BOOKINGS} `));
  expect(restored['calendar_blocks']).toMatch(/^[1-9]/);
  expect(await picturesOf(other)).toEqual(['sea.avif']);
  expect(await waitingJobs(other)).toEqual(await waitingJobs(hotel));
  expect(await waitingJobs(other)).toHaveLength(1);
  await expectToGoOn(other.services.db);
});

test('a backup waits for an import that runs, and has all that it brings', async () => {
  await changeBeneath(hotel.services.db, {
    lock: (tx) => takeAdvisoryLock(tx, locks.dataFiles),
    call: () => run(hotel, backupCommand, file),
    async change(tx) {
      await tx.insert(seedRuns).values({ name: 'rooms', day: SAMPLE_TODAY });
      await storePicture('rooms/sea.avif', hotel, 'sea');
    },
  });
  await run(other, restoreCommand, file);
  expect(await other.services.db.$count(seedRuns)).toBe(1);
  expect(await picturesOf(other)).toEqual(['sea.avif']);
});

test('only its owner reads a backup, and nothing else is left beside it', async () => {
  await run(hotel, backupCommand, file);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['hotel.backup']);
});

describe('a database that is in use', () => {
  beforeEach(async () => {
    await storePicture('sea.avif', hotel, 'sea');
    await run(hotel, backupCommand, file);
    await other.services.db.insert(seedRuns).values({ name: 'rooms', day: SAMPLE_TODAY });
    await storePicture('garden.avif', other, 'garden');
  });

  test('is replaced only where --replace says so', async () => {
    const before = await contents(other.services.db);
    await expect(run(other, restoreCommand, file)).rejects.toThrow(/not empty.*--replace/);
    expect(await contents(other.services.db)).toEqual(before);
    await run(other, restoreCommand, file, '--replace');
    expect(await contents(other.services.db)).toEqual(await contents(hotel.services.db));
    expect(await picturesOf(other)).toEqual(['sea.avif']);
  });

  test('is refused while a server runs on it', async () => {
    await withJobs(other, async () => {
      const restored = run(other, restoreCommand, file, '--replace');
      await expect(restored).rejects.toThrow('A server runs on this database: stop it first.');
    });
  });

  test('stays as it is where something holds it, and the sentence says so', async () => {
    const { db } = other.services;
    const before = await contents(db);
    await inTransaction(db, async (tx) => {
      await tx.execute(sql`LOCK TABLE rooms IN ACCESS SHARE MODE`);
      const restored = run(other, restoreCommand, file, '--replace');
      await expect(restored).rejects.toThrow('Something else works in the database');
    });
    expect(await contents(db)).toEqual(before);
    expect(await picturesOf(other)).toEqual(['garden.avif']);
  });

  test.each([
    ['its end is cut off', (bytes: Buffer) => bytes.subarray(0, -20)],
    ['its last line is missing', withLines((lines) => lines.slice(0, -1))],
    ['its rows are not this hotel’s', withLines((lines) => [...lines.slice(0, -1), strangeRow])],
  ])('stays as it is where the backup is no good: %s', async (_, damage) => {
    const before = await contents(other.services.db);
    await writeFile(file, damage(await readFile(file)));
    await expect(run(other, restoreCommand, file, '--replace')).rejects.toThrow(CommandError);
    expect(await contents(other.services.db)).toEqual(before);
    expect(await picturesOf(other)).toEqual(['garden.avif']);
    expect(await readdir(other.services.config.dataDir)).toEqual(['uploads']);
  });
});

const strangeRow = JSON.stringify({ kind: 'rows', table: 'guests', columns: ['a'], rows: [['1']] });

function withLines(change: (lines: string[]) => string[]) {
  return (bytes: Buffer) => {
    const lines = gunzipSync(bytes).toString().trimEnd().split('\n');
    return gzipSync(
      change(lines)
        .map((line) => `${line}\n`)
        .join(''),
    );
  };
}

const headerOf = (schema: number): BackupEntry => ({
  kind: 'header',
  format: 1,
  schema,
  sequences: {},
});

test('a backup of a newer version is refused', async () => {
  const tomorrow = newestSchema() + 86_400_000;
  await writeBackup(file, Readable.from([headerOf(tomorrow)]));
  await expect(run(other, restoreCommand, file)).rejects.toThrow(
    'This backup is of a newer version: update first.',
  );
});

test('a backup of an older version is brought up to date', async () => {
  const { db } = other.services;
  const tables = Object.keys(await contents(db));
  const [first] = readMigrationFiles({ migrationsFolder: migrationsFolder() });
  const row: BackupEntry = {
    kind: 'rows',
    table: 'seed_runs',
    columns: ['name', 'day'],
    rows: [['rooms', '2026-01-01']],
  };
  await writeBackup(file, Readable.from([headerOf(first?.folderMillis ?? 0), row]));
  await run(other, restoreCommand, file);
  expect(Object.keys(await contents(db))).toEqual(tables);
  expect(newestSchema()).toBe(await lastMigration(db));
  expect((await db.select().from(seedRuns)).map(({ name }) => name)).toEqual(['rooms']);
});

async function lastMigration(db: Database) {
  const { rows } = await db.execute(
    sql`SELECT max(created_at)::float8 AS last FROM drizzle.__drizzle_migrations`,
  );
  return rows[0]?.['last'];
}

const newestSchema = () =>
  readMigrationFiles({ migrationsFolder: migrationsFolder() }).at(-1)?.folderMillis ?? 0;
