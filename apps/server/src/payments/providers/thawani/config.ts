import * as v from 'valibot';
import { webAddress } from '../../../config/variables.js';

export interface ThawaniConfig {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  url: string;
  /** Where the guest's browser goes; the same host in the real world. */
  pageUrl?: string;
}

export const thawaniVariables = {
  THAWANI_SECRET_KEY: v.optional(v.string()),
  THAWANI_PUBLISHABLE_KEY: v.optional(v.string()),
  THAWANI_WEBHOOK_SECRET: v.optional(v.string()),
  THAWANI_URL: v.optional(
    webAddress('THAWANI_URL', 'https://checkout.thawani.om'),
    'https://checkout.thawani.om',
  ),
};
export type ThawaniVariables = v.InferOutput<v.ObjectSchema<typeof thawaniVariables, undefined>>;

/** Keys of the sandbox: they guard no money, but every message is signed and checked with them. */
export const thawaniSandboxKeys = {
  secretKey: 'sandbox-thawani-secret-key',
  publishableKey: 'sandbox-thawani-publishable-key',
  webhookSecret: 'sandbox-thawani-webhook-secret',
};
