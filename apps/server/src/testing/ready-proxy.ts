import { once } from 'node:events';
import {
  Agent,
  createServer,
  get,
  request,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 500;
const LOOK_LIMIT_MS = 2000;

export interface ReadyProxy {
  url: string;
  /** Those that requests go to at the moment. */
  ready: () => readonly string[];
  close: () => Promise<void>;
}

/** Shares requests out in turn among the servers whose `/readyz` says 200, as a load balancer does. */
export async function startReadyProxy(targets: readonly string[]): Promise<ReadyProxy> {
  const agent = new Agent({ keepAlive: true });
  const closing = new AbortController();
  const open = new Set<string>();
  const watching = targets.map(async (target) => {
    while (!closing.signal.aborted) {
      if (await isReady(target)) open.add(target);
      else open.delete(target);
      await pause(POLL_MS);
    }
  });
  const ready = () => targets.filter((target) => open.has(target));
  let turn = 0;
  const proxy = createServer((incoming, outgoing) => {
    const among = ready();
    turn += 1;
    const target = among[turn % among.length];
    if (target) pass(incoming, outgoing, target, agent);
    else outgoing.writeHead(502).end();
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const address = proxy.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    ready,
    close: async () => {
      closing.abort();
      await Promise.all(watching);
      agent.destroy();
      proxy.closeAllConnections();
      await new Promise((resolve) => void proxy.close(resolve));
    },
  };
}

function isReady(target: string): Promise<boolean> {
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(LOOK_LIMIT_MS);
    get(new URL('/readyz', target), { agent: false, signal }, (reply) => {
      reply.resume();
      resolve(reply.statusCode === 200);
    }).once('error', () => resolve(false));
  });
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse, target: string, agent: Agent) {
  const { method, headers, url = '/' } = incoming;
  const passed = request(new URL(url, target), { agent, method, headers }, (reply) => {
    outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(outgoing);
  });
  passed.once('error', () => {
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502).end();
  });
  incoming.pipe(passed);
}
