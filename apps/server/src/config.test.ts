import { describe, expect, test } from 'vitest';
import { environmentSchema } from './config/environment.js';
import { ConfigError, readConfig } from './config.js';

const live = {
  PUBLIC_URL: 'https://hotel.example/',
  NOWPAYMENTS_API_KEY: 'key',
  NOWPAYMENTS_IPN_SECRET: 'ipn',
  THAWANI_SECRET_KEY: 'secret',
  THAWANI_PUBLISHABLE_KEY: 'publishable',
  THAWANI_WEBHOOK_SECRET: 'webhook',
  SMTP_URL: 'smtps://user:password@mail.example:465',
};

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
  '%s: whatever stands in it, a problem names it, and none is in the schema library’s words',
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
  test('are real once every key is there', () => {
    const config = readConfig(live);
    expect(config.publicUrl).toBe('https://hotel.example');
    expect(config.payments).toEqual({
      mode: 'live',
      nowpayments: { apiKey: 'key', ipnSecret: 'ipn', url: 'https://api.nowpayments.io' },
      thawani: {
        secretKey: 'secret',
        publishableKey: 'publishable',
        webhookSecret: 'webhook',
        url: 'https://checkout.thawani.om',
      },
    });
  });

  test('one key set means none may be missing, also on this machine', () => {
    const problems = problemsOf({ THAWANI_SECRET_KEY: 'secret' });
    expect(problems).toHaveLength(5);
    expect(problems[0]).toMatch(/^NOWPAYMENTS_API_KEY is missing/);
  });

  test('a public address without keys does not fall back to the sandbox', () => {
    expect(problemsOf({ PUBLIC_URL: 'https://hotel.example' })).toHaveLength(6);
  });

  test('an address that only looks like this machine is public', () => {
    expect(problemsOf({ PUBLIC_URL: 'https://127.0.0.1.hotel.example' })).toHaveLength(6);
    expect(problemsOf({ PUBLIC_URL: 'https://localhost.example' })).toHaveLength(6);
  });

  test.each(['http://localhost:4000', 'http://127.0.0.1:80', 'http://[::1]:3000'])(
    '%s without keys is the sandbox',
    (PUBLIC_URL) => expect(readConfig({ PUBLIC_URL }).payments.mode).toBe('sandbox'),
  );

  test('PAYMENTS says which, against both rules', () => {
    expect(readConfig({ ...live, PAYMENTS: 'sandbox' }).payments.mode).toBe('sandbox');
    expect(problemsOf({ PAYMENTS: 'live' })).toHaveLength(6);
  });
});
