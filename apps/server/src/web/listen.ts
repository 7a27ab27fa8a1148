import { getRequestListener } from '@hono/node-server';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { setImmediate as immediate, setTimeout as pause } from 'node:timers/promises';
import type { Hono } from 'hono';
import type { RequestLog } from '../log/request-log.js';
import { Turns } from '../overload/turns.js';
import { refuseBrokenRequests, refuseUnanswered } from './refuse-broken-requests.js';

const drainMs = 10_000;
/** Nobody has connected for so long: nobody is waiting to be accepted. */
const quietMs = 50;
/** Guests who keep connecting must not keep the listener open for longer. */
const longestQuietWaitMs = 2000;
/** A request of ours is small: whoever sends one more slowly holds a connection, and nothing else. */
const patience = { headersTimeout: 15_000, requestTimeout: 30_000 };
/** As many as a rush brings may wait in the kernel: who is turned away there tries again a second later. */
const backlog = 4096;
/** Answered before all that waits. */
const probes = new Set<string | undefined>(['/healthz', '/readyz', '/metrics']);
/** Node would refuse a request without a host by itself, and without a body. */
const options = { ...patience, requireHostHeader: false };

export interface Listener {
  /** Where a browser on this machine reaches the server. */
  url: string;
  /**
   * Still answers for the notice, over connections that end with the answer; then takes no more,
   * and finishes what is being answered, for a while.
   */
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
  /** How long those who send requests are given to see that `/readyz` refuses. */
  noticeMs?: number;
  turns?: Turns;
  /** Gives requests their ids, and logs them. */
  requests?: RequestLog;
}

export async function listen({
  web,
  host,
  port,
  middleware,
  noticeMs = 0,
  turns = new Turns(),
  requests,
}: ListenOptions): Promise<Listener> {
  const answer = getRequestListener(web.fetch, { errorHandler: refuseUnanswered });
  let closing = false;
  const server = createServer(options, (request, response) => {
    if (closing) response.shouldKeepAlive = false;
    const send = () => void answer(request, response);
    const reply = () => (requests ? requests.answer(request, response, send) : send());
    const next = () => (probes.has(request.url) ? reply() : turns.begin(reply));
    if (middleware) middleware(request, response, next);
    else next();
  });
  server.on('connection', () => turns.connected());
  refuseBrokenRequests(server, requests);
  server.listen({ port, host, backlog });
  await Promise.race([once(server, 'listening'), rejectOnError(server)]).catch((error: unknown) => {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw taken ? new PortTakenError(port) : error;
  });
  const close = async () => {
    closing = true;
    await pause(noticeMs);
    await acceptWaiting(server);
    await drain(server);
  };
  return { url: urlOf(server, host), close };
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

/** Closing a listener resets the connections that wait in the kernel: they are accepted first. */
async function acceptWaiting(server: Server): Promise<void> {
  const deadline = performance.now() + longestQuietWaitMs;
  let arrived = true;
  server.on('connection', () => (arrived = true));
  while (arrived && performance.now() < deadline) {
    arrived = false;
    await pause(quietMs);
    // After a timer comes the turn that accepts; this waits for its end.
    await immediate();
  }
}

async function drain(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // A connection whose last answer is out would otherwise be kept for a next request; one whose
  // request has arrived unread is no longer idle once the loop has read it.
  const idle = setInterval(() => setImmediate(() => server.closeIdleConnections()), 50);
  const end = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearInterval(idle);
  clearTimeout(end);
}
