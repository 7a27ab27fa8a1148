import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../database/retry.js';
import { writeSetting } from '../settings/store.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { storeRoom } from './rooms.fixtures.js';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
  await storeRoom(server.services.db, { price: 180.5 });
  await storeRoom(server.services.db, { _id: 'closed', active: false });
});

afterAll(() => server.close());

describe('GET /rooms/{id} (spec 7)', () => {
  test('200: the room, its price in dollars, no column that the contract does not declare [S3.room.1, S7.rooms.2]', async () => {
    const response = await server.fetch('/api/rooms/sea-view-king');
    expect(response.status).toBe(200);
    const { data } = await response.json();
    expect(data).toMatchObject({ _id: 'sea-view-king', price: 180.5, capacity: 2 });
    expect(data).not.toHaveProperty('units');
    expect(data).not.toHaveProperty('priceCents');
    expect(data).not.toHaveProperty('position');
  });

  test('200: the size of a record that has one', async () => {
    await storeRoom(server.services.db, { _id: 'measured', size: 38 });
    const sizes = ['measured', 'sea-view-king'].map(async (id) => {
      const { data } = await (await server.fetch(`/api/rooms/${id}`)).json();
      return data.size;
    });
    expect(await Promise.all(sizes)).toEqual([38, undefined]);
  });

  test('200: HTML was sanitised when it was stored [R8]', async () => {
    await storeRoom(server.services.db, {
      _id: 'scripted',
      description: '<p onclick="steal()">Quiet.</p><script>steal()</script>',
      refundPolicy: '<img src=x onerror="steal()"><p>Free.</p>',
    });
    const response = await server.fetch('/api/rooms/scripted');
    const { data } = await response.json();
    expect(data.description).toBe('<p>Quiet.</p>');
    expect(data.refundPolicy).toBe('<p>Free.</p>');
  });

  test('200: a room without times of its own has those of the settings; its own stand [S9.rooms.1]', async () => {
    const { db, now } = server.services;
    await storeRoom(db, { _id: 'plain', checkInTime: undefined, checkOutTime: undefined });
    await storeRoom(db, { _id: 'own', checkInTime: '16:00', checkOutTime: '10:00' });
    const times = async (id: string) => {
      const { data } = await (await server.fetch(`/api/rooms/${id}`)).json();
      return [data.checkInTime, data.checkOutTime];
    };
    expect(await times('plain')).toEqual([undefined, undefined]);
    await inTransaction(db, async (tx) => {
      await writeSetting(tx, 'booking.checkInTime', '15:30', now());
      await writeSetting(tx, 'booking.checkOutTime', '11:00', now());
    });
    await server.services.watch.refresh();
    expect(await times('plain')).toEqual(['15:30', '11:00']);
    expect(await times('own')).toEqual(['16:00', '10:00']);
  });

  test.each(['no-such-room', 'closed'])('404: %s has its own code and text', async (id) => {
    const response = await server.fetch(`/api/rooms/${id}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      success: false,
      code: 'rooms.not-found',
      message: 'We could not find that room.',
    });
  });

  test.each(['%07', "'%20OR%201=1", 'x'.repeat(200), '..%2Frooms'])(
    '404: an address that names no record: %s',
    async (id) => {
      const response = await server.fetch(`/api/rooms/${id}`);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ success: false, code: 'request.not-found' });
    },
  );
});
