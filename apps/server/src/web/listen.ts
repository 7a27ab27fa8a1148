import { serve, type ServerType } from '@hono/node-server';
import { once } from 'node:events';
import type { Hono } from 'hono';

const drainMs = 10_000;

export interface Listener {
  /** Where a browser on this machine reaches the server. */
  url: string;
  /** Finishes the requests that are being answered, for a while, and takes no more. */
  close: () => Promise<void>;
}

/** The port belongs to something else; the message says what to do. */
export class PortTakenError extends Error {
  override name = 'PortTakenError';

  constructor(port: number) {
    super(
      `Port ${port} is taken by another program. ` +
        `Stop that program, or choose another port: PORT=${port + 1}.`,
    );
  }
}

export async function listen(web: Hono, host: string, port: number): Promise<Listener> {
  const server = serve({ fetch: web.fetch, hostname: host, port });
  await Promise.race([once(server, 'listening'), rejectOnError(server)]).catch((error: unknown) => {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw taken ? new PortTakenError(port) : error;
  });
  return { url: urlOf(server, host), close: () => drain(server) };
}

async function rejectOnError(server: ServerType): Promise<never> {
  const [error] = await once(server, 'error', { signal: AbortSignal.timeout(drainMs) });
  throw error;
}

function urlOf(server: ServerType, host: string): string {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const local = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host);
  return `http://${local ? 'localhost' : host}:${port}`;
}

async function drain(server: ServerType): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const patience = setTimeout(() => {
    if ('closeAllConnections' in server) server.closeAllConnections();
  }, drainMs);
  await closed;
  clearTimeout(patience);
}
