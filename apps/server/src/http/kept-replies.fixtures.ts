import type { Operation } from '@vestibule/api/transport/operation';
import { bumpCacheVersions } from '../cache/store.js';
import type { OperationId } from '../contracts.js';
import { inTransaction } from '../database/retry.js';
import { operations } from '../handlers.js';
import { examplePath } from '../statuses/samples.js';
import { seedWholeHotel } from '../testing/seed-whole-hotel.js';
import { queriesOf } from '../testing/count-queries.js';
import { signInBoth } from '../testing/sign-in-administrator.js';
import { createTestServer } from '../testing/test-server.js';
import { areasRead } from './reads.js';

/** Where a parameter names a record, or a query says more. */
const addresses: Partial<Record<OperationId, string>> = {
  'rooms.get-room': '/rooms/sea-view-king',
  'rooms.get-room-availability':
    '/rooms/sea-view-king/availability?checkIn=2026-11-21&checkOut=2026-11-23',
  'rooms.list-availability': '/availability/all?serviceType=room',
  'rooms.list-rooms': '/rooms?checkIn=2026-11-21&checkOut=2026-11-23&guests=2',
  'settings.get-setting': '/settings/key/general.phone',
  'settings.list-settings': '/settings/booking',
};

const ofTheMoment = new Set<string>([
  'settings.get-system-health',
  'spa.list-slots',
] satisfies OperationId[]);

interface KeptCall {
  operation: Operation;
  address: string;
}

/** Every public call whose reply may be kept, with an address of it. */
export const keptCalls: readonly KeptCall[] = operations
  .filter(({ method, access }) => method === 'GET' && access === 'public')
  .filter(({ id }) => !ofTheMoment.has(id))
  .map((operation) => ({
    operation,
    address: addresses[operation.id as OperationId] ?? examplePath(operation),
  }));

export function areasOf({ operation, address }: KeptCall) {
  const { searchParams } = new URL(address, 'http://hotel.example');
  const params = { key: 'general.phone', category: 'booking' };
  return areasRead(operation, params, Object.fromEntries(searchParams));
}

export type SeededHotel = Awaited<ReturnType<typeof openSeededHotel>>;

/** The demonstration hotel, and what an address of its API costs. */
export async function openSeededHotel() {
  const server = await createTestServer();
  const { db, today, watch } = server.services;
  await inTransaction(db, async (tx) => {
    await seedWholeHotel(tx, today());
  });
  const ask = (path: string, headers: Record<string, string> = {}) =>
    server.fetch(`/api${path}`, { headers });
  return {
    server,
    tokens: await signInBoth(server),
    ask,
    tagOf: async (path: string) => {
      const tag = (await ask(path)).headers.get('etag');
      if (!tag) throw new Error(`${path} has no tag.`);
      return tag;
    },
    makeAllOld: async () => {
      await bumpCacheVersions(db);
      await watch.refresh();
    },
    /** How many queries an address costs now, with what it answers. */
    costOf: async (path: string, init: RequestInit = {}) => {
      let response = new Response();
      let body = '';
      const sent = await queriesOf(db, async () => {
        response = await server.fetch(`/api${path}`, init);
        body = await response.text();
      });
      return { queries: sent.length, body, response };
    },
  };
}
