import type { ProviderModule } from '../provider.js';
import {
  nowpaymentsSandboxKeys,
  nowpaymentsVariables,
  type NowpaymentsVariables,
} from './config.js';
import { nowpayments } from './nowpayments.js';
import { nowpaymentsSandbox } from './sandbox.js';

/** USDT (TRC20), by invoices of NOWPayments. */
export const nowpaymentsModule = {
  gateway: 'NowPayments',
  path: 'nowpayments',
  variables: nowpaymentsVariables,
  keys: ['NOWPAYMENTS_API_KEY', 'NOWPAYMENTS_IPN_SECRET'],
  live: (environment) =>
    nowpayments({
      apiKey: environment.NOWPAYMENTS_API_KEY ?? '',
      ipnSecret: environment.NOWPAYMENTS_IPN_SECRET ?? '',
      url: environment.NOWPAYMENTS_URL,
    }),
  inSandbox: ({ inside }) =>
    nowpayments({ ...nowpaymentsSandboxKeys, url: `${inside}/nowpayments` }),
  sandbox: nowpaymentsSandbox,
} as const satisfies ProviderModule<NowpaymentsVariables>;
