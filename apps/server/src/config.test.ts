import { describe, expect, test } from 'vitest';
import { environmentSchema } from './config/environment.js';
import { ConfigError, readConfig } from './config.js';

const hotel = {
  PUBLIC_URL: 'https://hotel.example/',
  SMTP_URL: 'smtps://user:password@mail.example:465',
};
const nowpayments = { NOWPAYMENTS_API_KEY: 'key', NOWPAYMENTS_IPN_SECRET: 'ipn' };
const thawani = {
  THAWANI_SECRET_KEY: 'secret',
  THAWANI_PUBLISHABLE_KEY: 'publishable',
  THAWANI_WEBHOOK_SECRET: 'webhook',
};
const live = { ...hotel, ...nowpayments, ...thawani };

function problemsOf(variables: Record<string, string>): string[] {
  try {
    readConfig(variables);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

test('an empty environment is the demonstration hotel on this machine', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    seed: 'demo',
    databaseUrl: undefined,
    publicUrl: 'http://localhost:3000',
    pageLoaderMs: undefined,
    holdMinutes: 30,
    rateLimitFactor: 1,
    admin: undefined,
    payments: { mode: 'sandbox' },
    shutdownNoticeMs: 1000,
    logLevel: 'info',
    trustProxy: 0,
  });
  expect(readConfig({}).dataDir).toMatch(/\/\.data$/);
});

test('an empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
  });
});

test('every mistake is named at once', () => {
  const problems = problemsOf({
    PORT: 'eighty',
    DATABASE_URL: 'mysql://there',
    RATE_LIMIT_FACTOR: '-1',
    LOG_LEVEL: 'loud',
    ADMIN_EMAIL: 'someone',
    PUBLIC_URL: 'hotel.example',
  });
  expect(problems).toEqual([
    'PORT must be a whole number from 1 to 65535.',
    'DATABASE_URL must be an address such as postgresql://user:password@host:5432/name.',
    'PUBLIC_URL must be an address such as https://hotel.example.',
    'RATE_LIMIT_FACTOR must be a number greater than 0.',
    'ADMIN_EMAIL must be an email address.',
    'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
  ]);
});

test.each(Object.keys(environmentSchema.entries))(
  '%s: whatever is in it, a problem names it, and none is in the schema library’s words',
  (name) => {
    const noText = Object('text') as string;
    const values = ['x', '-1', '1.5', '9'.repeat(400), '{}', '\0', noText];
    const problems = values.flatMap((value) => problemsOf({ PAYMENTS: 'sandbox', [name]: value }));
    expect(problems).not.toEqual([]);
    for (const problem of problems) {
      expect(problem).toMatch(new RegExp(`\\b${name}\\b`));
      expect(problem).not.toMatch(/Invalid|Expected|received/);
    }
  },
);

test('an administrator needs both an address and a password', () => {
  expect(problemsOf({ ADMIN_EMAIL: 'desk@hotel.example' })).toEqual([
    'ADMIN_PASSWORD is missing: ADMIN_EMAIL is set, and needs it.',
  ]);
  expect(problemsOf({ ADMIN_PASSWORD: 'a long password' })).toEqual([
    'ADMIN_EMAIL is missing: ADMIN_PASSWORD is set, and needs it.',
  ]);
});

describe('payments', () => {
  const gatewaysOf = (variables: Record<string, string>) =>
    readConfig(variables).payments.providers.map(({ gateway }) => gateway);

  test('are real once every key is there', () => {
    const config = readConfig(live);
    expect(config.publicUrl).toBe('https://hotel.example');
    expect(config.payments.mode).toBe('live');
    expect(gatewaysOf(live)).toEqual(['NowPayments', 'Thawani']);
  });

  test.each([
    ['Thawani', { ...hotel, ...thawani }],
    ['NowPayments', { ...hotel, ...nowpayments }],
  ])('with no key but those of %s, the other provider is off', (gateway, variables) => {
    expect(readConfig(variables).payments.mode).toBe('live');
    expect(gatewaysOf(variables)).toEqual([gateway]);
  });

  test('one key of a provider set means none of its may be missing, also on this machine', () => {
    const hint = 'Set it, or PAYMENTS=sandbox for a demonstration.';
    expect(problemsOf({ THAWANI_SECRET_KEY: 'secret' })).toEqual([
      `THAWANI_PUBLISHABLE_KEY is missing: Thawani has other keys here. ${hint}`,
      `THAWANI_WEBHOOK_SECRET is missing: Thawani has other keys here. ${hint}`,
      `SMTP_URL is missing: payments and mail are real here. ${hint}`,
    ]);
  });

  test.each(Object.keys({ ...nowpayments, ...thawani }))(
    'without %s alone, the server does not start',
    (name) => {
      const problems = problemsOf({ ...live, [name]: '' });
      expect(problems).toEqual([expect.stringMatching(`^${name} is missing`)]);
    },
  );

  const noProvider = [
    'No payment provider has its keys: set those of one, or PAYMENTS=sandbox for a demonstration.',
    expect.stringMatching(/^SMTP_URL is missing/),
  ];

  test('a public address without keys does not fall back to the sandbox', () => {
    expect(problemsOf({ PUBLIC_URL: 'https://hotel.example' })).toEqual(noProvider);
  });

  test('an address that only looks like this machine is public', () => {
    expect(problemsOf({ PUBLIC_URL: 'https://127.0.0.1.hotel.example' })).toEqual(noProvider);
    expect(problemsOf({ PUBLIC_URL: 'https://localhost.example' })).toEqual(noProvider);
  });

  test.each(['http://localhost:4000', 'http://127.0.0.1:80', 'http://[::1]:3000'])(
    '%s without keys is the sandbox',
    (PUBLIC_URL) => expect(readConfig({ PUBLIC_URL }).payments.mode).toBe('sandbox'),
  );

  test('PAYMENTS says which, against both rules', () => {
    expect(readConfig({ ...live, PAYMENTS: 'sandbox' }).payments.mode).toBe('sandbox');
    expect(problemsOf({ PAYMENTS: 'live' })).toEqual(noProvider);
  });
});
