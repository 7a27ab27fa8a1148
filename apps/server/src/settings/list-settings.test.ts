import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSettingsServer, type SettingsServer } from './settings.fixtures.js';
import { firstSettings } from './first-settings.js';

let server: SettingsServer;

beforeAll(async () => {
  server = await createSettingsServer();
});

afterAll(() => server.close());

describe('GET /settings/{category} (spec 7, Settings)', () => {
  test('200: a public category, for everybody, in the order of the keys [S7.settings.2]', async () => {
    const response = await server.get('/settings/general');
    expect(response.status).toBe(200);
    const { data } = await response.json();
    expect(data[0]).toEqual({
      _id: 'general.address',
      key: 'general.address',
      category: 'general',
      value: firstSettings['general.address'],
    });
  });

  test('401, 403: a category of the hotel’s own is private, even an empty one', async () => {
    expect((await server.get('/settings/laundry')).status).toBe(401);
    expect((await server.get('/settings/laundry', server.guest)).status).toBe(403);
  });

  test('404: the administrator learns that nothing is in it', async () => {
    const response = await server.get('/settings/laundry', server.admin);
    expect(response.status).toBe(404);
    expect((await response.json()).code).toBe('settings.category-not-found');
  });
});
