import type { Environment } from './environment.js';

export type PaymentsConfig =
  | { mode: 'sandbox' }
  | {
      mode: 'live';
      nowpayments: { apiKey: string; ipnSecret: string; url: string };
      thawani: { secretKey: string; publishableKey: string; webhookSecret: string; url: string };
    };

const required = [
  'NOWPAYMENTS_API_KEY',
  'NOWPAYMENTS_IPN_SECRET',
  'THAWANI_SECRET_KEY',
  'THAWANI_PUBLISHABLE_KEY',
  'THAWANI_WEBHOOK_SECRET',
  'SMTP_URL',
] as const;

/**
 * The sandbox serves on its own only where nobody could take it for the real thing: no provider
 * key is set and the hotel is open to this machine alone. `PAYMENTS=sandbox` asks for it anywhere.
 */
export function paymentsConfig(
  environment: Environment,
  publicUrl: string,
  report: (problem: string) => void,
): PaymentsConfig {
  if (isSandbox(environment, publicUrl)) return { mode: 'sandbox' };
  for (const name of required) {
    if (!environment[name]) {
      report(`${name} is missing: payments and mail are real here. ${sandboxHint}`);
    }
  }
  return {
    mode: 'live',
    nowpayments: {
      apiKey: environment.NOWPAYMENTS_API_KEY ?? '',
      ipnSecret: environment.NOWPAYMENTS_IPN_SECRET ?? '',
      url: environment.NOWPAYMENTS_URL,
    },
    thawani: {
      secretKey: environment.THAWANI_SECRET_KEY ?? '',
      publishableKey: environment.THAWANI_PUBLISHABLE_KEY ?? '',
      webhookSecret: environment.THAWANI_WEBHOOK_SECRET ?? '',
      url: environment.THAWANI_URL,
    },
  };
}

const sandboxHint = 'Set it, or PAYMENTS=sandbox for a demonstration.';

function isSandbox(environment: Environment, publicUrl: string): boolean {
  if (environment.PAYMENTS) return environment.PAYMENTS === 'sandbox';
  const anyKey = required.some((name) => name !== 'SMTP_URL' && environment[name]);
  return !anyKey && isLoopback(new URL(publicUrl).hostname);
}

export function isLoopback(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\]|::1)$/.test(hostname);
}
