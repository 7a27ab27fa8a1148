import { liveProviders, providerKeys, sandboxProviders } from '../payments/providers/providers.js';
import type { PaymentProvider } from '../payments/providers/provider.js';
import type { Environment } from './environment.js';
import { isLoopback } from './loopback.js';

export interface PaymentsConfig {
  mode: 'live' | 'sandbox';
  /** Those that take payments here. */
  providers: readonly PaymentProvider[];
}

/**
 * The sandbox serves on its own only where nobody could take it for the real thing: no provider
 * key is set and the hotel is open to this machine alone. `PAYMENTS=sandbox` asks for it anywhere.
 */
export function paymentsConfig(
  environment: Environment,
  publicUrl: string,
  report: (problem: string) => void,
): PaymentsConfig {
  if (isSandbox(environment, publicUrl)) {
    // The server calls itself by its own port; the guest's browser knows only the public address.
    const inside = `http://127.0.0.1:${environment.PORT}/sandbox`;
    return {
      mode: 'sandbox',
      providers: sandboxProviders({ inside, outside: `${publicUrl}/sandbox` }),
    };
  }
  const missing = (name: string, why: string) =>
    report(`${name} is missing: ${why} Set it, or PAYMENTS=sandbox for a demonstration.`);
  const providers = liveProviders(environment, missing);
  if (!providerKeys.some((name) => environment[name])) {
    report(
      'No payment provider has its keys: set those of one, or PAYMENTS=sandbox for a demonstration.',
    );
  }
  if (!environment.SMTP_URL) missing('SMTP_URL', 'payments and mail are real here.');
  return { mode: 'live', providers };
}

function isSandbox(environment: Environment, publicUrl: string): boolean {
  if (environment.PAYMENTS) return environment.PAYMENTS === 'sandbox';
  const anyKey = providerKeys.some((name) => environment[name]);
  return !anyKey && isLoopback(new URL(publicUrl).hostname);
}
