import { isEmail } from '@vestibule/domain/account';
import { MAX_PAGE_LOADER_MS } from '@vestibule/domain/settings';
import * as v from 'valibot';
import { providerVariables } from '../payments/providers/providers.js';
import { address, webAddress } from './variables.js';

const wholeNumber = (name: string, least: number, most: number) => {
  const message = `${name} must be a whole number from ${least} to ${most}.`;
  return v.pipe(
    v.string(),
    v.regex(/^\d+$/, message),
    v.transform(Number),
    v.minValue(least, message),
    v.maxValue(most, message),
  );
};

const oneOf = <const Values extends readonly string[]>(name: string, values: Values) =>
  v.picklist(values, `${name} must be one of ${values.join(', ')}.`);

const factor = v.pipe(
  v.string(),
  v.transform(Number),
  v.check((value) => value > 0, 'RATE_LIMIT_FACTOR must be a number greater than 0.'),
);

/** Every variable of the environment that the server reads. */
export const environmentSchema = v.object({
  NODE_ENV: v.optional(oneOf('NODE_ENV', ['development', 'test', 'production']), 'development'),
  PORT: v.optional(wholeNumber('PORT', 1, 65_535), '3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  DATA_DIR: v.optional(v.string(), '.data'),
  DATABASE_URL: v.optional(
    address(
      'DATABASE_URL',
      ['postgres:', 'postgresql:'],
      'postgresql://user:password@host:5432/name',
    ),
  ),
  SEED: v.optional(oneOf('SEED', ['demo', 'none']), 'demo'),
  PUBLIC_URL: v.optional(webAddress('PUBLIC_URL', 'https://hotel.example')),
  PAGE_LOADER_MS: v.optional(wholeNumber('PAGE_LOADER_MS', 0, MAX_PAGE_LOADER_MS)),
  HOLD_MINUTES: v.optional(wholeNumber('HOLD_MINUTES', 1, 1440), '30'),
  RATE_LIMIT_FACTOR: v.optional(factor, '1'),
  SHUTDOWN_NOTICE_MS: v.optional(wholeNumber('SHUTDOWN_NOTICE_MS', 0, 60_000), '1000'),
  ADMIN_EMAIL: v.optional(
    v.pipe(v.string(), v.trim(), v.check(isEmail, 'ADMIN_EMAIL must be an email address.')),
  ),
  ADMIN_PASSWORD: v.optional(
    v.pipe(v.string(), v.minLength(8, 'ADMIN_PASSWORD must have at least 8 characters.')),
  ),
  ADMIN_SECOND_FACTOR: v.optional(
    oneOf('ADMIN_SECOND_FACTOR', ['optional', 'required']),
    'optional',
  ),
  SMTP_URL: v.optional(
    address('SMTP_URL', ['smtp:', 'smtps:'], 'smtps://user:password@mail.example:465'),
  ),
  PAYMENTS: v.optional(oneOf('PAYMENTS', ['sandbox', 'live'])),
  ...providerVariables,
  LOG_LEVEL: v.optional(
    oneOf('LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'info',
  ),
  STORYBOOK: v.optional(oneOf('STORYBOOK', ['0', '1']), '0'),
  METRICS_TOKEN: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\S{16,}$/, 'METRICS_TOKEN must have at least 16 characters, without spaces.'),
    ),
  ),
  TRUST_PROXY: v.optional(wholeNumber('TRUST_PROXY', 0, 10), '0'),
});

export type Environment = v.InferOutput<typeof environmentSchema>;
