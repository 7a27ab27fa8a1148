/** Keys of the sandbox: they guard no money, but every message is signed and checked with them. */
export const sandboxKeys = {
  nowpayments: { apiKey: 'sandbox-nowpayments-key', ipnSecret: 'sandbox-nowpayments-secret' },
  thawani: {
    secretKey: 'sandbox-thawani-secret-key',
    publishableKey: 'sandbox-thawani-publishable-key',
    webhookSecret: 'sandbox-thawani-webhook-secret',
  },
} as const;
