import type { Operation } from '@vestibule/api/transport/operation';
import { sql } from 'drizzle-orm';
import { createServer } from 'node:net';
import type { Logger } from 'pino';
import { once } from 'node:events';
import { createApi } from '../app.js';
import { hashPassword } from '../account/passwords.js';
import { createSiteWatch } from '../cache/site-watch.js';
import { connect } from '../database/connect.js';
import { inTransaction } from '../database/retry.js';
import type { Services } from '../services.js';
import { seedWholeHotel } from '../testing/seed-whole-hotel.js';
import { addRoom, createPaymentsServer } from '../testing/payments-server.js';
import { freePort } from '../web/free-port.js';
import { signIn } from '../testing/sign-in.js';
import { createTestDatabase } from '../testing/test-database.js';
import { createTestServer } from '../testing/test-server.js';
import { writeSetting } from '../settings/store.js';
import { signInBoth } from '../testing/sign-in-administrator.js';

export const PASSWORD = 'Seaside7Palms';

/** What a call is made of, beside the method that its operation has. */
export interface Call {
  /** Below `/api`; the operation's own path unless it has parameters. */
  path?: string;
  token?: string | undefined;
  /** JSON, a form, or a text that is sent as it is. */
  body?: unknown;
  headers?: Record<string, string>;
}

export type World = Awaited<ReturnType<typeof createWorld>>;

/** The demonstration hotel on a port, its people, and servers of the same hotel that fail. */
export async function createWorld(logger?: Logger) {
  const server = await createPaymentsServer({}, logger);
  const { services } = server;
  await inTransaction(services.db, async (tx) => {
    await seedWholeHotel(tx, services.today());
    await writeSetting(tx, 'site.contactForm', true, services.now());
    await writeSetting(tx, 'site.newsletter', true, services.now());
    // All guests of these tests call from one network.
    await writeSetting(tx, 'booking.heldNightsPerNetwork', 10_000, services.now());
  });
  await addRoom(services, { id: 'harbour-room', units: 1000 });
  const empty = await createTestServer();
  const silent = await openSilentDatabase();
  const broken = await brokenServices(services);
  const passwordHash = await hashPassword(PASSWORD);
  return {
    server,
    tokens: await signInBoth(server),
    /** A new guest whose password is known. */
    guest: (overrides: Parameters<typeof signIn>[1] = {}) =>
      signIn(services, { passwordHash, ...overrides }),
    api: createApi(services),
    /** Nothing has been written yet. */
    empty: createApi(empty.services),
    /** Each limit is used up at once. */
    strict: createApi({ ...services, config: { ...services.config, rateLimitFactor: 1e-9 } }),
    broken: createApi(broken.services),
    away: createApi(await withoutDatabase(services)),
    slow: createApi({ ...services, db: silent.db, watch: createSiteWatch(silent.db) }, 20),
    close: async () => {
      await silent.close();
      await broken.close();
      await empty.close();
      await server.close();
    },
  };
}

/** Without tables, and without a clock. */
async function brokenServices(services: Services) {
  const { db, close } = await createTestDatabase();
  await db.execute(sql`DROP SCHEMA public CASCADE`);
  const now = () => {
    throw new Error('The clock has stopped');
  };
  return { services: { ...services, db, now, watch: createSiteWatch(db) }, close };
}

async function withoutDatabase(services: Services): Promise<Services> {
  const { db } = connect(`postgres://nobody@127.0.0.1:${await freePort()}/none`);
  return { ...services, db, watch: createSiteWatch(db) };
}

/** A database that takes connections and never answers. */
async function openSilentDatabase() {
  const sockets = new Set<{ destroy: () => void }>();
  const listener = createServer((socket) => void sockets.add(socket)).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { db, close } = connect(`postgres://nobody@127.0.0.1:${port}/none`);
  return {
    db,
    close: async () => {
      listener.close();
      for (const socket of sockets) socket.destroy();
      await close();
    },
  };
}

/** Sends a call of an operation to one of the world's servers. */
export async function send(
  api: { request: (path: string, init: RequestInit) => Response | Promise<Response> },
  operation: Operation,
  { path = operation.path, token, body, headers }: Call,
): Promise<Response> {
  const json = body !== undefined && !(body instanceof FormData);
  return await api.request(`/api${path}`, {
    method: operation.method,
    headers: {
      ...(json ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    body: bodyOf(body),
  });
}

function bodyOf(body: unknown) {
  if (body === undefined || typeof body === 'string' || body instanceof FormData) return body;
  return JSON.stringify(body);
}
