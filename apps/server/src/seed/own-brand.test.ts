import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { TestServer } from '../testing/test-server.js';

const data = '../../../site/src/hotel-brand.ts';
const demonstration = /qasr|qantab|2455|قصر البحر|قنتب/i;

let server: TestServer;

// Another test file may have loaded the server with the brand that it has.
beforeAll(async () => {
  vi.doMock(data, async (original) => ({ ...(await original()), hotelName: 'Coral Beach Club' }));
  vi.resetModules();
  const { createTestServer } = await import('../testing/test-server.js');
  const { allSeeds } = await import('./all-seeds.js');
  const { seedWhenEmpty } = await import('./seed.js');
  server = await createTestServer();
  const { db, today, watch } = server.services;
  await seedWhenEmpty(db, today(), allSeeds);
  await watch.refresh();
});
afterAll(async () => {
  await server.close();
  vi.doUnmock(data);
  vi.resetModules();
});

test.each(['en', 'ar'])(
  'a hotel by its brand has its own name and address in %s, with the records of the demonstration [G1.5]',
  async (language) => {
    const settings = await server.fetch(`/api/general-settings?lang=${language}`);
    const { data: general } = await settings.json();
    expect(general.hotelName).toBe('Coral Beach Club');
    expect(JSON.stringify(general)).not.toMatch(demonstration);
    const booking = await server.fetch(`/api/settings/booking?lang=${language}`);
    expect((await booking.json()).data).not.toHaveProperty('untranslated');
    // Its footer is the brand's.
    expect((await server.fetch(`/api/content/footer?lang=${language}`)).status).toBe(404);
  },
);
