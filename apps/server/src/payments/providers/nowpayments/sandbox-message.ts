import type { SignedMessage } from '../../../sandbox/messages.js';
import { nowpaymentsSandboxKeys } from './config.js';
import { signNowpayments } from './signature.js';

export function nowpaymentsMessage(url: string, payment: object, forged: boolean): SignedMessage {
  const secret = forged ? 'not-the-secret' : nowpaymentsSandboxKeys.ipnSecret;
  return {
    url,
    body: JSON.stringify(payment),
    headers: { 'x-nowpayments-sig': signNowpayments(payment, secret) },
  };
}
