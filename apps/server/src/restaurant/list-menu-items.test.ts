import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../database/retry.js';
import { restaurantSeed } from '../seed/restaurant.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});

afterAll(() => server.close());

describe('GET /restaurant/menu-items (spec 7, Restaurant)', () => {
  test('200: an empty menu is an empty list', async () => {
    const response = await server.fetch('/api/restaurant/menu-items');
    expect(response.status).toBe(200);
    expect((await response.json()).data).toEqual([]);
  });

  test('200: dishes in their order, prices in dollars, hidden ones marked [S7.restaurant.1]', async () => {
    await inTransaction(server.services.db, (tx) =>
      restaurantSeed.seed(tx, server.services.today()),
    );
    await server.services.watch.refresh();
    const { data } = await (await server.fetch('/api/restaurant/menu-items')).json();
    expect(data[0]).toMatchObject({
      _id: 'courtyard-breakfast',
      price: 24,
      category: { name: 'breakfast' },
      available: true,
      extras: [{ name: 'Smoked kingfish', price: 7 }, { price: 4.5 }],
    });
    const hidden = data.filter(({ available }: { available: boolean }) => !available);
    expect(hidden.map(({ _id }: { _id: string }) => _id)).toEqual(['lobster']);
  });
});
