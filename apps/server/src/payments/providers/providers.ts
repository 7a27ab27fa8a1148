import type { PaymentGateway } from '@vestibule/domain/payments';
import type * as v from 'valibot';
import { nowpaymentsModule } from './nowpayments/nowpayments-module.js';
import { ProviderError, type PaymentProvider, type SandboxAddresses } from './provider.js';
import { thawaniModule } from './thawani/thawani-module.js';

/** Every provider that can take payments here: a new one is a folder, a line here and its variables. */
export const providerModules = [nowpaymentsModule, thawaniModule] as const;
export const providerVariables = { ...nowpaymentsModule.variables, ...thawaniModule.variables };

type ProviderVariables = v.InferOutput<v.ObjectSchema<typeof providerVariables, undefined>>;

export const providerKeys = providerModules.flatMap(({ keys }) => [...keys]);

/** Those whose payments may still move: one job each asks them, so that none waits for another. */
export const askedGateways = providerModules.map(({ gateway }) => gateway);
export type AskedGateway = (typeof askedGateways)[number];

/** Those with keys. One that has only some of them is reported. */
export function liveProviders(
  environment: ProviderVariables,
  missing: (name: string, why: string) => void,
): PaymentProvider[] {
  return providerModules.flatMap((one) => {
    const keys: readonly (keyof ProviderVariables)[] = one.keys;
    const lacking = keys.filter((name) => !environment[name]);
    if (lacking.length === keys.length) return [];
    for (const name of lacking) missing(name, `${one.gateway} has other keys here.`);
    return [one.live(environment)];
  });
}

export function sandboxProviders(addresses: SandboxAddresses): PaymentProvider[] {
  return providerModules.map((one) => one.inSandbox(addresses));
}

interface PaymentsOf {
  payments: { providers: readonly PaymentProvider[] };
}

/** The provider of a payment. One that has been turned off since cannot be reached. */
export function providerOf(gateway: PaymentGateway, { payments }: PaymentsOf): PaymentProvider {
  const provider = payments.providers.find((one) => one.gateway === gateway);
  if (provider) return provider;
  throw new ProviderError('unreachable', `${gateway} takes no payments here: it has no keys`);
}
