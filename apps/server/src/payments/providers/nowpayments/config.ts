import * as v from 'valibot';
import { webAddress } from '../../../config/variables.js';

export interface NowpaymentsConfig {
  apiKey: string;
  ipnSecret: string;
  url: string;
}

export const nowpaymentsVariables = {
  NOWPAYMENTS_API_KEY: v.optional(v.string()),
  NOWPAYMENTS_IPN_SECRET: v.optional(v.string()),
  NOWPAYMENTS_URL: v.optional(
    webAddress('NOWPAYMENTS_URL', 'https://api.nowpayments.io'),
    'https://api.nowpayments.io',
  ),
};
export type NowpaymentsVariables = v.InferOutput<
  v.ObjectSchema<typeof nowpaymentsVariables, undefined>
>;

/** Keys of the sandbox: they guard no money, but every message is signed and checked with them. */
export const nowpaymentsSandboxKeys = {
  apiKey: 'sandbox-nowpayments-key',
  ipnSecret: 'sandbox-nowpayments-secret',
};
