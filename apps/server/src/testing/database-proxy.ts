import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import path from 'node:path';

export interface DatabaseProxy {
  url: string;
  /** As if PostgreSQL had ended: what is connected breaks, and nobody listens. */
  stop: () => Promise<void>;
  /** It listens again, at the same address. */
  restart: () => Promise<void>;
  /** What is sent to it stays unanswered until it resumes. */
  halt: () => void;
  resume: () => void;
}

/** Another way to a running PostgreSQL, which a test can close without harm to the others. */
export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const folder = target.searchParams.get('host');
  const pairs = new Set<[Socket, Socket]>();
  let halted = false;
  const join = (guest: Socket) => {
    const server = folder
      ? connect(path.join(folder, `.s.PGSQL.${target.port}`))
      : connect(Number(target.port), target.hostname);
    const pair: [Socket, Socket] = [guest, server];
    pairs.add(pair);
    for (const [from, to] of [pair, pair.toReversed() as typeof pair]) {
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        to.destroy();
        pairs.delete(pair);
      });
    }
    if (halted) guest.pause();
  };
  let listener = createServer(join).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  url.searchParams.delete('host');
  const setHalted = (value: boolean) => {
    halted = value;
    for (const [guest] of pairs) {
      if (halted) guest.pause();
      else guest.resume();
    }
  };
  return {
    url: url.href,
    stop: async () => {
      const closed = once(listener, 'close');
      listener.close();
      for (const pair of pairs) for (const socket of pair) socket.destroy();
      await closed;
    },
    restart: async () => {
      listener = createServer(join).listen(port, '127.0.0.1');
      await once(listener, 'listening');
    },
    halt: () => setHalted(true),
    resume: () => setHalted(false),
  };
}
