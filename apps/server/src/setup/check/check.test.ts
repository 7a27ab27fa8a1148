import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { HOTEL_TIME_ZONE, hotelToday } from '@vestibule/domain/calendar';
import { initialSettings } from '@vestibule/domain/settings';
import { sql } from 'drizzle-orm';
import { passkeys } from '../../account/tables.js';
import { calendars } from '../../calendars/tables.js';
import type { DatabaseConnection } from '../../database/connect.js';
import { extendAvailability } from '../../rooms/store.js';
import { inTransaction } from '../../database/retry.js';
import { insertSettings } from '../../seed/settings.js';
import { emptyHotelSettings, placeholderSettings } from '../../settings/first-settings.js';
import { startCliProcess } from '../../testing/cli-process.js';
import { addRoom, createPaymentsServer } from '../../testing/payments-server.js';
import { freePort } from '../../web/free-port.js';
import { signIn } from '../../testing/sign-in.js';
import { startSmtpServer } from '../../testing/smtp-server.js';
import { createTestDatabase } from '../../testing/test-database.js';
import { TEST_NOW } from '../../testing/test-server.js';
import { checkHotel } from './check-command.js';
import { checkProviders, checkPublicUrl } from './check-services.js';
import { thawani } from '../../payments/providers/thawani/thawani.js';
import { thawaniSandboxKeys } from '../../payments/providers/thawani/config.js';
import { nowpayments } from '../../payments/providers/nowpayments/nowpayments.js';
import { nowpaymentsSandboxKeys } from '../../payments/providers/nowpayments/config.js';

let database: DatabaseConnection;

beforeEach(async () => {
  database = await createTestDatabase();
});

afterEach(() => database.close());

const today = '2026-11-20';

/** The lines of a hotel with these variables over those of a demonstration. */
async function lines(variables: NodeJS.ProcessEnv = {}): Promise<Record<string, string>> {
  const closed = `http://localhost:${await freePort()}`;
  const given = { DATABASE_URL: database.url, PUBLIC_URL: closed, ...variables };
  const findings = await checkHotel(given, TEST_NOW);
  return Object.fromEntries(
    findings.map(({ subject, state, text }) => [subject, `${state}: ${text}`]),
  );
}

const live = {
  PAYMENTS: 'live',
  NOWPAYMENTS_API_KEY: 'key',
  NOWPAYMENTS_IPN_SECRET: 'secret',
  NOWPAYMENTS_URL: 'http://127.0.0.1:1',
  SMTP_URL: 'smtp://127.0.0.1:1',
};

test('configuration: ok, warn without an administrator, fail with every mistake [G2.5]', async () => {
  const admin = { ADMIN_EMAIL: 'desk@coral.example', ADMIN_PASSWORD: 'Anemone7reefs' };
  expect((await lines(admin))['configuration']).toMatch(/^ok/);
  expect((await lines())['configuration']).toMatch(/^warn: ADMIN_EMAIL is not set/);
  const wrong = await lines({ PORT: 'x', SMTP_URL: 'y' });
  expect(wrong['configuration']).toMatch(/^fail: PORT must .+ SMTP_URL must/);
  expect(wrong['database']).toMatch(/^ok/);
});

test('database: ok, and fail where nobody answers or the address is none [G2.5]', async () => {
  expect((await lines())['database']).toBe('ok: It answers.');
  const away = await lines({ DATABASE_URL: `postgresql://a:b@127.0.0.1:${await freePort()}/c` });
  expect(away['database']).toMatch(/^fail: It does not answer: .*ECONNREFUSED/);
  expect((await lines({ DATABASE_URL: 'x' }))['database']).toBe(
    'fail: DATABASE_URL cannot be read.',
  );
});

test('migrations: ok, warn where some are to come, fail where a newer release was here [G2.5]', async () => {
  expect((await lines())['migrations']).toBe('ok: All are done.');
  await database.db.execute(sql`UPDATE drizzle.__drizzle_migrations SET created_at = 9e12::bigint
    WHERE created_at = (SELECT max(created_at) FROM drizzle.__drizzle_migrations)`);
  expect((await lines())['migrations']).toMatch(/^fail: The database is newer/);
  await database.db.execute(sql`DELETE FROM drizzle.__drizzle_migrations WHERE created_at = 9e12`);
  expect((await lines())['migrations']).toMatch(/^warn: 1 are still to be done/);
  await database.db.execute(sql`DROP SCHEMA drizzle CASCADE`);
  expect((await lines())['migrations']).toMatch(/^warn: \d{2,} are still to be done/);
});

test('nights: fail without a room, warn with too few nights, ok with 180 [G2.5]', async () => {
  expect((await lines())['nights']).toBe('fail: There is no room.');
  await addRoom({ db: database.db, today: () => today });
  expect((await lines())['nights']).toMatch(/^warn: sea-view-king have fewer than 180 nights/);
  await extendAvailability(database.db, today, 180);
  expect((await lines())['nights']).toBe('ok: Each room has 180 nights ahead.');
});

test('feeds: ok without any, warn where one is not read or cannot be, ok once all are [G2.5]', async () => {
  const { db } = database;
  expect((await lines())['feeds']).toBe('ok: No calendar of others is read.');
  await addRoom({ db, today: () => today });
  const url = 'https://portal.example/?secret=abc';
  await db.insert(calendars).values({ roomId: 'sea-view-king', name: 'portal', url });
  await db.insert(calendars).values({ roomId: 'sea-view-king', name: 'given', token: 'abc' });
  expect((await lines())['feeds']).toBe('warn: portal of sea-view-king has not been read yet.');
  const failing = { failure: 'Its server answers 404.', failingSince: TEST_NOW };
  await db.update(calendars).set(failing);
  expect((await lines())['feeds']).toBe(
    'warn: portal of sea-view-king cannot be read: Its server answers 404.',
  );
  await db.update(calendars).set({ failure: null, failingSince: null, readAt: TEST_NOW });
  expect((await lines())['feeds']).toBe('ok: Read: 1.');
  await db.update(calendars).set({ readAt: new Date(TEST_NOW.getTime() - 2 * 3_600_000) });
  expect((await lines())['feeds']).toMatch(/^warn: portal of sea-view-king was last read at 2026-/);
});

test.each([
  ['the demonstration hotel', initialSettings],
  ['an empty hotel', { ...emptyHotelSettings, ...placeholderSettings }],
])(
  'demonstration: what is left of %s warns, fails where money is real, and goes [G2.5]',
  async (_, settings) => {
    await inTransaction(database.db, (tx) => insertSettings(tx, settings));
    const keys = /general\.hotelName, .+email\.senderAddress, email\.deskAddress\.$/;
    expect((await lines())['demonstration']).toMatch(/^warn: Set by nobody yet: /);
    const left = (await lines(live))['demonstration'];
    expect(left).toMatch(/^fail: Set by nobody yet: /);
    expect(left).toMatch(keys);
    await database.db.execute(sql`UPDATE settings SET value = '"Coral"'
    WHERE key LIKE 'general.%' AND key <> 'general.timeZone' AND key <> 'general.socialMedia' OR key LIKE 'email.%'`);
    expect((await lines(live))['demonstration']).toMatch(/^ok/);
  },
);

test('administrator: warn without a passkey, and while the password alone signs in; ok after [G2.5]', async () => {
  const { db } = database;
  const email = 'desk@hotel.example';
  const named = { ADMIN_EMAIL: email, ADMIN_PASSWORD: 'Brass-Key-4711' };
  const line = async (more = {}) => (await lines({ ...named, ...more }))['administrator'];
  const without = 'warn: The administrator has no passkey: it is added in the profile.';
  expect((await lines())['administrator']).toBeUndefined();
  expect(await line()).toBe(without);
  const { user } = await signIn({ db, now: () => TEST_NOW }, { email, role: 'administrator' });
  expect(await line({ ADMIN_SECOND_FACTOR: 'required' })).toBe(without);
  const passkey = { userId: user._id, credentialId: 'one', publicKey: '', counter: 0 };
  await db.insert(passkeys).values({ ...passkey, createdAt: TEST_NOW });
  expect(await line()).toMatch(/^warn: The password alone still signs in/);
  expect(await line({ ADMIN_SECOND_FACTOR: 'required' })).toBe('ok: Only a passkey signs in.');
});

test('mail server: warn without one, ok where it greets, fail where nobody does [G2.5]', async () => {
  expect((await lines())['mail server']).toMatch(/^warn: SMTP_URL is not set/);
  const smtp = await startSmtpServer();
  expect((await lines({ SMTP_URL: smtp.url }))['mail server']).toBe('ok: It greets the hotel.');
  await smtp.close();
  expect((await lines({ SMTP_URL: smtp.url }))['mail server']).toMatch(/^fail: .+ECONNREFUSED/);
});

describe('providers', () => {
  test('warn in the sandbox; fail where they cannot be reached [G2.5]', async () => {
    expect((await lines())['providers']).toMatch(/^warn: The sandbox/);
    expect((await lines(live))['NowPayments']).toMatch(/^fail: It cannot be reached/);
  });

  test('ok where the key is accepted; fail where it is refused, or the answer is an error [G2.5]', async () => {
    const server = await createPaymentsServer();
    const url = `${server.url}/sandbox`;
    const providers = (wrong: object) => [
      nowpayments({ ...nowpaymentsSandboxKeys, url: `${url}/nowpayments`, ...wrong }),
      thawani({ ...thawaniSandboxKeys, url: `${url}/thawani`, ...wrong }),
    ];
    const statesOf = async (wrong = {}) =>
      (await checkProviders({ payments: { mode: 'live', providers: providers(wrong) } })).map(
        ({ subject, state, text }) => `${subject} ${state}: ${text}`,
      );
    expect(await statesOf()).toEqual([
      'NowPayments ok: It answers, and accepts the key.',
      'Thawani ok: It answers, and accepts the key.',
    ]);
    expect(await statesOf({ apiKey: 'x', secretKey: 'x' })).toEqual([
      expect.stringMatching(/^NowPayments fail: It refuses the key: .+401$/),
      expect.stringMatching(/^Thawani fail: It refuses the key: .+401$/),
    ]);
    await fetch(`${url}/thawani/faults`, {
      method: 'POST',
      body: new URLSearchParams({ fault: 'error' }),
    });
    expect((await statesOf())[1]).toMatch(/^Thawani fail: It cannot be reached: .+500$/);
    await server.close();
  });
});

test('PUBLIC_URL: ok where it is ready, warn on this machine, fail elsewhere [G2.5]', async () => {
  const server = await createPaymentsServer();
  expect((await checkPublicUrl({ publicUrl: server.url })).state).toBe('ok');
  await server.close();
  expect((await lines())['PUBLIC_URL']).toMatch(
    /^warn: .+nobody is there\. Is the hotel started\?$/,
  );
  const away = await checkPublicUrl({ publicUrl: 'http://hotel.invalid' });
  expect(away).toMatchObject({ state: 'fail' });
});

test('as a command it ends with 1 where something fails, and with 0 where it only warns [G2.5]', async () => {
  const variables = {
    DATABASE_URL: database.url,
    PUBLIC_URL: `http://localhost:${await freePort()}`,
  };
  const run = () => startCliProcess(['check'], variables).ended;
  const todayThere = hotelToday(new Date(), HOTEL_TIME_ZONE);
  const failing = await run();
  expect(failing.output).toMatch(
    /^fail {2}nights .*\n(.*\n)*To be mended before the first guest: 1\./m,
  );
  expect(failing.code).toBe(1);
  await addRoom({ db: database.db, today: () => todayThere });
  await extendAvailability(database.db, todayThere, 180);
  const warning = await run();
  expect(warning.output).toMatch(/^warn {2}/m);
  expect(warning.output).not.toMatch(/^fail/m);
  expect(warning.code).toBe(0);
});
