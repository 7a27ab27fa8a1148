import { ruleMessage } from '@vestibule/domain/problem';
import path from 'node:path';
import * as v from 'valibot';
import { environmentSchema, type Environment } from './config/environment.js';
import { paymentsConfig, type PaymentsConfig } from './config/payments-config.js';

export interface Config {
  production: boolean;
  port: number;
  host: string;
  /** Absolute; holds the embedded database and whatever else the server keeps. */
  dataDir: string;
  /** What an empty database is given: the demonstration hotel, or settings alone. */
  seed: Environment['SEED'];
  /** Undefined: the embedded database. */
  databaseUrl: string | undefined;
  /** Where guests reach the hotel, without a closing slash. */
  publicUrl: string;
  /** Undefined: the setting `site.pageLoaderMs` decides. */
  pageLoaderMs: number | undefined;
  holdMinutes: number;
  rateLimitFactor: number;
  admin: { email: string; password: string } | undefined;
  /** `required`: the administrator changes nothing without a passkey, and signs in with it alone. */
  adminSecondFactor: Environment['ADMIN_SECOND_FACTOR'];
  smtpUrl: string | undefined;
  payments: PaymentsConfig;
  /** How long a stopping server still answers while `/readyz` refuses. */
  shutdownNoticeMs: number;
  logLevel: Environment['LOG_LEVEL'];
  /** How many proxies are in front and may be believed about the caller's address. */
  trustProxy: number;
  /** Whoever has it may read `/metrics`; undefined: nobody. */
  metricsToken: string | undefined;
  /** Storybook's build is served under `/storybook`. */
  storybook: boolean;
}

/** What is wrong with the environment, all of it at once. */
export class ConfigError extends Error {
  override name = 'ConfigError';

  constructor(readonly problems: string[]) {
    super(
      ['The environment needs a correction:', ...problems.map((line) => `  ${line}`)].join('\n'),
    );
  }
}

export function readConfig(variables: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const result = v.safeParse(environmentSchema, given, { message: ruleMessage });
  if (!result.success) throw new ConfigError(result.issues.map(problemOf));
  const environment = result.output;
  const problems: string[] = [];
  const publicUrl = environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`;
  const payments = paymentsConfig(environment, publicUrl, (problem) => problems.push(problem));
  const admin = adminConfig(environment, (problem) => problems.push(problem));
  if (problems.length > 0) throw new ConfigError(problems);
  return {
    production: environment.NODE_ENV === 'production',
    port: environment.PORT,
    host: environment.HOST,
    dataDir: path.resolve(environment.DATA_DIR),
    seed: environment.SEED,
    databaseUrl: environment.DATABASE_URL,
    publicUrl,
    pageLoaderMs: environment.PAGE_LOADER_MS,
    holdMinutes: environment.HOLD_MINUTES,
    rateLimitFactor: environment.RATE_LIMIT_FACTOR,
    admin,
    adminSecondFactor: environment.ADMIN_SECOND_FACTOR,
    smtpUrl: environment.SMTP_URL,
    payments,
    shutdownNoticeMs: environment.SHUTDOWN_NOTICE_MS,
    logLevel: environment.LOG_LEVEL,
    trustProxy: environment.TRUST_PROXY,
    metricsToken: environment.METRICS_TOKEN,
    storybook: environment.STORYBOOK === '1',
  };
}

/** Our own rules name their variable; the words of the others do not. */
function problemOf(issue: v.BaseIssue<unknown>): string {
  const name = v.getDotPath(issue) ?? '';
  return issue.message.startsWith(name) ? issue.message : `${name}: ${issue.message}`;
}

function adminConfig(
  { ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: Environment,
  report: (problem: string) => void,
): Config['admin'] {
  if (email && password) return { email, password };
  if (email) report('ADMIN_PASSWORD is missing: ADMIN_EMAIL is set, and needs it.');
  if (password) report('ADMIN_EMAIL is missing: ADMIN_PASSWORD is set, and needs it.');
  return undefined;
}
