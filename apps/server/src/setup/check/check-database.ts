import { hotelToday } from '@vestibule/domain/calendar';
import { AVAILABILITY_DAYS } from '@vestibule/domain/rooms';
import { sql } from 'drizzle-orm';
import { initialSettings } from '@vestibule/domain/settings';
import type { Config } from '../../config.js';
import { openDatabase, type Database } from '../../database/connect.js';
import { compareMigrations } from '../../database/migrate.js';
import { toError } from '../../log/to-error.js';
import { roomAvailability, rooms } from '../../rooms/tables.js';
import { placeholderSettings } from '../../settings/first-settings.js';
import { readGeneralSettings } from '../../settings/read-general-settings.js';
import { findSettings } from '../../settings/store.js';
import { checkAdministrator } from './check-administrator.js';
import { checkFeeds } from './check-feeds.js';
import { finding, type Finding } from './finding.js';

/** What the database itself says, and what lies in it; only the first where it does not answer. */
export async function checkDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'payments' | 'admin' | 'adminSecondFactor'>,
  now: Date,
): Promise<Finding[]> {
  const found = finding.bind(undefined, 'database');
  try {
    const { db, close } = await openDatabase(config);
    try {
      await db.execute(sql`SELECT 1`);
      const answers = config.databaseUrl
        ? found('ok', 'It answers.')
        : found('warn', `It answers. It lies in ${config.dataDir}: back this folder up.`);
      return [answers, ...(await checkContents(db, config, now))];
    } finally {
      await close();
    }
  } catch (error) {
    return [found('fail', `It does not answer: ${reasonOf(error)}`)];
  }
}

/** Of a query, drizzle says only what was asked; why it failed is its cause. */
function reasonOf(error: unknown): string | undefined {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const { message, name } = toError(cause) ?? {};
  return message || name;
}

async function checkContents(
  db: Database,
  { payments, admin, adminSecondFactor }: Pick<Config, 'payments' | 'admin' | 'adminSecondFactor'>,
  now: Date,
) {
  const migrations = await checkMigrations(db);
  if (migrations.state !== 'ok') return [migrations];
  return [
    migrations,
    await checkNights(db, now),
    await checkFeeds(db, now),
    await checkDemonstration(db, payments.mode),
    ...(admin ? [await checkAdministrator(db, admin, adminSecondFactor)] : []),
  ];
}

async function checkMigrations(db: Database): Promise<Finding> {
  const found = finding.bind(undefined, 'migrations');
  const { missing, unknown } = await compareMigrations(db);
  if (unknown) return found('fail', 'The database is newer than this release.');
  if (missing === 0) return found('ok', 'All are done.');
  return found('warn', `${missing} are still to be done: the next start does them.`);
}

async function checkNights(db: Database, now: Date): Promise<Finding> {
  const found = finding.bind(undefined, 'nights');
  const { timeZone } = await readGeneralSettings(db);
  const today = hotelToday(now, timeZone);
  const { rows } = await db.execute<{ id: string; nights: number }>(sql`
    SELECT ${rooms.id} AS id, count(${roomAvailability.date})::int AS nights
    FROM ${rooms} LEFT JOIN ${roomAvailability}
      ON ${roomAvailability.roomId} = ${rooms.id}
      AND ${roomAvailability.date} BETWEEN ${today}::date AND ${today}::date + ${AVAILABILITY_DAYS - 1}::int
    GROUP BY ${rooms.id} ORDER BY ${rooms.id}`);
  if (rows.length === 0) return found('fail', 'There is no room.');
  const short = rows.filter(({ nights }) => nights < AVAILABILITY_DAYS).map(({ id }) => id);
  if (short.length === 0) return found('ok', `Each room has ${AVAILABILITY_DAYS} nights ahead.`);
  const what = `have fewer than ${AVAILABILITY_DAYS} nights ahead: the server adds them at night`;
  return found('warn', `${short.join(', ')} ${what}.`);
}

/** Names and addresses that are still the demonstration's, or those of an empty hotel. */
async function checkDemonstration(
  db: Database,
  mode: Config['payments']['mode'],
): Promise<Finding> {
  const found = finding.bind(undefined, 'demonstration');
  const stored = new Map((await findSettings(db)).map(({ key, value }) => [key, value]));
  const left = placeholderKeys.filter((key) => {
    const value = stored.get(key) ?? initialSettings[key];
    return value === initialSettings[key] || value === placeholderSettings[key];
  });
  if (left.length === 0) return found('ok', 'No setting is left of the demonstration hotel.');
  return found(mode === 'live' ? 'fail' : 'warn', `Set by nobody yet: ${left.join(', ')}.`);
}

const placeholderKeys = [
  'general.hotelName',
  'general.phone',
  'general.email',
  'general.address',
  'email.senderName',
  'email.senderAddress',
  'email.deskAddress',
] as const;
