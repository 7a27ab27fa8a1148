import type { Behaviour } from './behaviours.js';
import type { SandboxHost } from './sandbox-host.js';

/** One signed message of a provider, ready to send. */
export interface SignedMessage {
  url: string;
  body: string;
  headers: Record<string, string>;
}

/**
 * Sends what a provider would send after the guest's choice: `last` tells of it, `earlier` are the
 * steps before it. The guest's browser does not wait for them.
 */
export function sendMessages(
  host: SandboxHost,
  { earlier, last }: { earlier: SignedMessage[]; last: SignedMessage },
  { behaviour, delayMs }: { behaviour: Behaviour; delayMs: number },
): void {
  if (behaviour === 'never') return;
  const order = behaviour === 'out-of-order' ? [last, ...earlier] : [...earlier, last];
  const copies = behaviour === 'twice' ? [...order, last] : order;
  const wait = behaviour === 'late' || behaviour === 'after-expiry' ? delayMs : 0;
  setTimeout(() => void deliverAll(host, copies), wait).unref();
}

/** Two equal messages leave together: that is how a provider's retry meets the first try. */
async function deliverAll(host: SandboxHost, messages: readonly SignedMessage[]) {
  for (const [index, message] of messages.entries()) {
    const sent = send(host, message);
    if (messages[index + 1] !== message) await sent;
  }
}

async function send({ config, logger }: SandboxHost, { url, body, headers }: SignedMessage) {
  // The sandbox lives in the hotel's own process: it takes the short way to the public address.
  const inside = url.replace(config.publicUrl, `http://127.0.0.1:${config.port}`);
  try {
    await fetch(inside, {
      method: 'POST',
      redirect: 'error',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    });
  } catch (cause) {
    logger.warn({ err: cause }, 'The sandbox could not deliver its message');
  }
}
