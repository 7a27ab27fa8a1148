import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { newPasswordRule } from '@vestibule/domain/account';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Ask } from '../cli/terminal.js';
import { readConfig } from '../config.js';
import { providerKeys } from '../payments/providers/providers.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { firstGeneralSettings } from '../settings/first-settings.js';
import { seedWhenEmpty } from '../seed/seed.js';
import { allSeeds } from '../seed/all-seeds.js';
import { init } from './init-command.js';

let server: TestServer;
let folder: string;
let file: string;

beforeEach(async () => {
  server = await createTestServer();
  folder = await mkdtemp(path.join(tmpdir(), 'vestibule-init-'));
  file = path.join(folder, '.env');
});

afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const given = {
  name: 'Coral Beach Club',
  zone: 'Asia/Dubai',
  address: 'Beach Road 1, Sur',
  email: 'desk@coral.example',
  phone: '+968 2555 0199',
};

const flagsOf = (answers: Record<string, string>) =>
  Object.entries(answers).flatMap(([flag, answer]) => [`--${flag}`, answer]);

interface Setting {
  /** What is typed on a terminal; without it there is none. */
  typed?: string[];
  environment?: Record<string, string>;
}

/** Runs it with these words. */
async function run(args: string[], { typed, environment = {} }: Setting = {}) {
  const lines: string[] = [];
  const asked: string[] = [];
  const hidden: string[] = [];
  const left = [...(typed ?? [])];
  const ask: Ask = async ({ text, secret }, remark) => {
    if (secret) hidden.push(text);
    asked.push(remark ? `${remark} ${text}` : text);
    return left.shift() ?? '';
  };
  await init(
    {
      args,
      print: (line) => void lines.push(line),
      open: async () => ({ services: server.services, close: async () => undefined }),
    },
    { file, environment, asking: typed && ((work) => work(ask)) },
  );
  return { lines, asked, hidden };
}

async function general() {
  await server.services.watch.refresh();
  return (await (await server.fetch('/api/general-settings')).json()).data;
}

const variables = async () => parseEnv(await readFile(file, 'utf8'));

/** Fails with one sentence, and has changed nothing. */
async function refused(args: string[], environment = {}): Promise<string> {
  const before = { general: await general(), files: await readdir(folder) };
  const message = await run(args, { environment }).then(
    () => 'It was not refused',
    (error: Error) => error.message,
  );
  expect({ general: await general(), files: await readdir(folder) }).toEqual(before);
  return message;
}

describe('pnpm hotel init', () => {
  test('writes name, zone and contact into the settings of a hotel without records [G1.5]', async () => {
    await run(flagsOf(given));
    expect(await general()).toMatchObject({
      hotelName: given.name,
      timeZone: given.zone,
      address: given.address,
      addressLink: 'https://www.openstreetmap.org/search?query=Beach%20Road%201%2C%20Sur',
      email: given.email,
      phone: given.phone,
    });
    expect(await seedWhenEmpty(server.services.db, '2026-11-20', allSeeds)).toBe(false);
    expect((await (await server.fetch('/api/rooms')).json()).data).toEqual([]);
  });

  test('writes what pnpm start reads, for its owner alone, and shows a password it made once', async () => {
    const { lines } = await run(flagsOf(given), {
      environment: { SMTP_URL: 'smtp://user:p%23ss@mail.example', PATH: '/bin' },
    });
    const written = await variables();
    expect(written).toEqual({
      SEED: 'none',
      ADMIN_EMAIL: given.email,
      ADMIN_PASSWORD: expect.any(String),
      SMTP_URL: 'smtp://user:p%23ss@mail.example',
    });
    const password = written['ADMIN_PASSWORD'] ?? '';
    expect(v.is(newPasswordRule(), password)).toBe(true);
    expect(lines.filter((line) => line.includes(password))).toHaveLength(1);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(readConfig(written)).toMatchObject({ seed: 'none', admin: { email: given.email } });
  });

  test('takes a password and the keys of a provider from the environment, and repeats neither', async () => {
    const secrets = {
      ADMIN_PASSWORD: "Anemone's 7 reefs",
      NOWPAYMENTS_API_KEY: 'key',
      NOWPAYMENTS_IPN_SECRET: 'se"cr`et',
    };
    const { lines } = await run(flagsOf({ ...given, 'admin-email': 'it@coral.example' }), {
      environment: secrets,
    });
    expect(await variables()).toMatchObject({ ADMIN_EMAIL: 'it@coral.example', ...secrets });
    for (const secret of Object.values(secrets)) expect(lines.join()).not.toContain(secret);
  });

  test.each([
    ['zone', 'Asia/Atlantis', 'Time zone must be an IANA name such as Asia/Muscat.'],
    ['email', 'desk', 'Email must be an email address.'],
    ['phone', '1\n2', 'Phone must be one line.'],
    ['public-url', 'coral.example', 'PUBLIC_URL must be an address such as https://hotel.example.'],
    ['admin-email', 'it', 'ADMIN_EMAIL must be an email address.'],
    ['name', '', 'Please give --name too.'],
  ])(
    'refuses --%s %j in one sentence, and changes nothing [G2.7]',
    async (flag, answer, message) => {
      expect(await refused(flagsOf({ ...given, [flag]: answer }))).toEqual(message);
    },
  );

  test.each([
    [
      'SMTP_URL',
      'mail.example',
      'SMTP_URL must be an address such as smtps://user:password@mail.example:465.',
    ],
    ['ADMIN_PASSWORD', 'Short1', expect.stringMatching(/^ADMIN_PASSWORD: .+ 8 characters/)],
    ['ADMIN_PASSWORD', 'lower case only', expect.stringMatching(/^ADMIN_PASSWORD: /)],
    ['ADMIN_PASSWORD', 'Password1', expect.stringMatching(/^ADMIN_PASSWORD: .+common/)],
    [
      'THAWANI_SECRET_KEY',
      `'"\``,
      'A file of variables cannot hold this value of THAWANI_SECRET_KEY.',
    ],
  ])(
    'refuses %s=%j in one sentence, and changes nothing [G2.7]',
    async (variable, value, message) => {
      expect(await refused(flagsOf(given), { [variable]: value })).toEqual(message);
    },
  );

  test.each(['admin-password', 'smtp-url', 'nowpayments-api-key'])(
    'has no flag --%s: others see command lines',
    async (flag) => {
      const message = await refused([...flagsOf(given), `--${flag}=Anemone7reefs`]);
      expect(message).toMatch(/^It is used as: /);
      expect(message).not.toContain('Anemone7reefs');
    },
  );

  test('without flags and without a terminal says how it is used', async () => {
    expect(await refused([])).toMatch(/^Nobody can be asked here. .+--name/);
  });

  test('overwrites no file, unless --force; then it keeps what it does not know better', async () => {
    await writeFile(file, 'DATABASE_URL=postgresql://db/hotel\nADMIN_PASSWORD=anemone\nPORT=1\n');
    expect(await refused(flagsOf(given))).toMatch(/is there already. Nothing was changed/);
    // As the command finds it that has read the file.
    const environment = { ADMIN_PASSWORD: 'anemone' };
    const { lines } = await run([...flagsOf(given), '--force'], { environment });
    expect(await variables()).toEqual({
      SEED: 'none',
      ADMIN_EMAIL: given.email,
      DATABASE_URL: 'postgresql://db/hotel',
      ADMIN_PASSWORD: 'anemone',
      PORT: '1',
    });
    expect(lines.join()).not.toContain('anemone');
  });

  test('opens no hotel when the file cannot be written', async () => {
    file = path.join(folder, 'no-such-folder', '.env');
    await expect(run(flagsOf(given))).rejects.toThrow('ENOENT');
    expect((await general()).hotelName).toBe(firstGeneralSettings.hotelName);
    expect(await seedWhenEmpty(server.services.db, '2026-11-20', allSeeds)).toBe(true);
  });

  test('asks on a terminal, and asks again what was wrong [G2.7]', async () => {
    const { name, zone, address, email, phone } = given;
    const typed = ['', name, 'Mars/Olympus', zone, address, 'desk', email, phone];
    const { asked, hidden } = await run([], { typed });
    expect(asked.slice(0, 4)).toEqual([
      'Name of the hotel',
      'Hotel name must not be empty. Name of the hotel',
      'Time zone, such as Asia/Muscat',
      'Time zone must be an IANA name such as Asia/Muscat. Time zone, such as Asia/Muscat',
    ]);
    expect(hidden.map((text) => /[A-Z]+_[A-Z_]+/.exec(text)?.[0])).toEqual([
      'SMTP_URL',
      'ADMIN_PASSWORD',
      ...providerKeys,
    ]);
    expect(await general()).toMatchObject({ hotelName: name, timeZone: zone });
    expect(await variables()).toMatchObject({ ADMIN_EMAIL: email });
  });

  test('on a terminal takes a secret from the environment, says so, and does not ask for it', async () => {
    const { name, zone, address, email, phone } = given;
    const typed = [name, zone, address, email, phone];
    const environment = { ADMIN_PASSWORD: 'Anemone7reefs' };
    const { lines, hidden } = await run([], { typed, environment });
    expect(await variables()).toMatchObject(environment);
    expect(hidden.join()).not.toContain('ADMIN_PASSWORD');
    expect(lines).toContain('Taken from the environment: ADMIN_PASSWORD.');
    expect(lines.join()).not.toContain('Anemone7reefs');
  });

  test('on a terminal refuses a wrong secret of the environment before it asks', async () => {
    const environment = { ADMIN_PASSWORD: 'Short1' };
    await expect(run([], { typed: [], environment })).rejects.toThrow(/^ADMIN_PASSWORD: /);
  });

  test('on a demonstration hotel changes its name and contact, and keeps its records', async () => {
    await seedWhenEmpty(server.services.db, '2026-11-20', allSeeds);
    await run(flagsOf(given));
    expect((await general()).hotelName).toBe(given.name);
    expect((await (await server.fetch('/api/rooms')).json()).data).not.toEqual([]);
    expect(existsSync(file)).toBe(true);
  });
});
