import type { Logger } from 'pino';
import { addDays } from '@vestibule/domain/calendar';
import { RequestLog } from '../log/request-log.js';
import { roomAvailability, rooms } from '../rooms/tables.js';
import type { Services } from '../services.js';
import { createWeb } from '../web/create-web.js';
import { freePort } from '../web/free-port.js';
import { listen } from '../web/listen.js';
import { createTestServer, type TestServer } from './test-server.js';

/** A server on a port of its own, for what is spoken over real HTTP: providers and their messages. */
export async function createPaymentsServer(
  environment: Record<string, string> = {},
  logger?: Logger,
): Promise<TestServer & { url: string }> {
  const port = await freePort();
  const server = await createTestServer({
    environment: { PORT: String(port), ...environment },
    ...(logger && { logger }),
  });
  const web = createWeb({ services: server.services, site: undefined, accepting: () => true });
  const { trustProxy } = server.services.config;
  const requests = new RequestLog({ logger: server.services.logger, trustProxy });
  const listener = await listen({ web, host: '127.0.0.1', port, requests });
  return {
    ...server,
    url: listener.url,
    close: async () => {
      await listener.close();
      await server.close();
    },
  };
}

/** A room at $150.00 that is free for ninety days; `units` of it. */
export async function addRoom(
  { db, today }: Pick<Services, 'db' | 'today'>,
  { id = 'sea-view-king', units = 1 }: { id?: string; units?: number } = {},
): Promise<void> {
  await db.insert(rooms).values({
    id,
    position: 1,
    name: 'Sea View King',
    category: 'Sea View',
    type: 'Double',
    images: [],
    description: '',
    capacity: 2,
    priceCents: 15_000,
    amenities: [],
    breakfastIncluded: true,
    isRefundable: true,
    refundPolicy: '',
    units,
  });
  await db.insert(roomAvailability).values(
    Array.from({ length: 90 }, (_, day) => ({
      roomId: id,
      date: addDays(today(), day),
      available: units,
    })),
  );
}
