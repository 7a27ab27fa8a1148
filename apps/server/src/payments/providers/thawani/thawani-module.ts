import type { ProviderModule } from '../provider.js';
import { thawaniSandboxKeys, thawaniVariables, type ThawaniVariables } from './config.js';
import { thawaniSandbox } from './sandbox.js';
import { thawani } from './thawani.js';

/** Cards, charged in rials on Thawani's own page. */
export const thawaniModule = {
  gateway: 'Thawani',
  path: 'thawani',
  variables: thawaniVariables,
  keys: ['THAWANI_SECRET_KEY', 'THAWANI_PUBLISHABLE_KEY', 'THAWANI_WEBHOOK_SECRET'],
  live: (environment) =>
    thawani({
      secretKey: environment.THAWANI_SECRET_KEY ?? '',
      publishableKey: environment.THAWANI_PUBLISHABLE_KEY ?? '',
      webhookSecret: environment.THAWANI_WEBHOOK_SECRET ?? '',
      url: environment.THAWANI_URL,
    }),
  inSandbox: ({ inside, outside }) =>
    thawani({ ...thawaniSandboxKeys, url: `${inside}/thawani`, pageUrl: `${outside}/thawani` }),
  sandbox: thawaniSandbox,
} as const satisfies ProviderModule<ThawaniVariables>;
