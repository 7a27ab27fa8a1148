import { onceItListens, type Program } from './program.ts';

/**
 * The commands of W3C WebDriver that journeys send. Firefox knows them by these names, the drivers
 * of the others by an address.
 */
const addresses = {
  Navigate: '/url',
  Back: '/back',
  Forward: '/forward',
  Refresh: '/refresh',
  SetWindowRect: '/window/rect',
  ExecuteScript: '/execute/sync',
  ElementClick: '/element/{id}/click',
  ElementSendKeys: '/element/{id}/value',
  PerformActions: '/actions',
};

export type Command = keyof typeof addresses;

export interface Session {
  send: (
    command: Command,
    parameters?: { id?: string; [key: string]: unknown },
  ) => Promise<unknown>;
  /** Ends the browser too. */
  close: () => Promise<void>;
}

/** A session of a driver that listens on this port, in a fresh browser. */
export async function openWebDriver(
  port: number,
  program: Program,
  capabilities: object,
): Promise<Session> {
  const base = `http://127.0.0.1:${port}`;
  await onceItListens(() => fetch(`${base}/status`));
  const opened = await post(`${base}/session`, { capabilities: { alwaysMatch: capabilities } });
  const { sessionId } = opened as { sessionId: string };
  return {
    send: (command, { id = '', ...body } = {}) =>
      post(`${base}/session/${sessionId}${addresses[command].replace('{id}', id)}`, body),
    close: async () => {
      await fetch(`${base}/session/${sessionId}`, { method: 'DELETE' });
      await program.stop();
    },
  };
}

async function post(url: string, body: object): Promise<unknown> {
  const reply = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await reply.json()) as { value: unknown };
  if (reply.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}
