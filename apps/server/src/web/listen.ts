import { getRequestListener } from '@hono/node-server';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { Hono } from 'hono';

const drainMs = 10_000;
/** A request of ours is small: whoever sends one more slowly holds a connection, and nothing else. */
const patience = { headersTimeout: 15_000, requestTimeout: 30_000 };

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

/** Sees a request first; calls `next` when it is not its own. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

export interface ListenOptions {
  web: Hono;
  host: string;
  port: number;
  middleware?: Middleware | undefined;
}

export async function listen({ web, host, port, middleware }: ListenOptions): Promise<Listener> {
  const answer = getRequestListener(web.fetch);
  const server = createServer(patience, (request, response) => {
    const next = () => void answer(request, response);
    if (middleware) middleware(request, response, next);
    else next();
  });
  server.listen(port, host);
  await Promise.race([once(server, 'listening'), rejectOnError(server)]).catch((error: unknown) => {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw taken ? new PortTakenError(port) : error;
  });
  return { url: urlOf(server, host), close: () => drain(server) };
}

async function rejectOnError(server: Server): Promise<never> {
  const [error] = await once(server, 'error', { signal: AbortSignal.timeout(drainMs) });
  throw error;
}

function urlOf(server: Server, host: string): string {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const local = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host);
  return `http://${local ? 'localhost' : host}:${port}`;
}

async function drain(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // A connection whose last answer is out would otherwise be kept for a next request.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const end = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearInterval(idle);
  clearTimeout(end);
}
