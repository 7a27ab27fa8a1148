import type { SignedMessage } from '../../../sandbox/messages.js';
import type { SandboxHost } from '../../../sandbox/sandbox-host.js';
import { thawaniSandboxKeys } from './config.js';
import { signThawani } from './signature.js';

export function thawaniMessage(
  { config, now }: Pick<SandboxHost, 'now'> & { config: Pick<SandboxHost['config'], 'publicUrl'> },
  event: { event_type: string; data: object },
  forged: boolean,
): SignedMessage {
  const secret = forged ? 'not-the-secret' : thawaniSandboxKeys.webhookSecret;
  const timestamp = String(Math.floor(now().getTime() / 1000));
  const body = JSON.stringify(event);
  return {
    url: `${config.publicUrl}/api/payments/thawani/webhook`,
    body,
    headers: {
      'thawani-timestamp': timestamp,
      'thawani-signature': signThawani(body, timestamp, secret),
    },
  };
}
