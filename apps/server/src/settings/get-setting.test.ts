import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSettingsServer, type SettingsServer } from './settings.fixtures.js';

let server: SettingsServer;

beforeAll(async () => {
  server = await createSettingsServer();
});

afterAll(() => server.close());

describe('GET /settings/key/{key} (spec 7, Settings)', () => {
  test('200: one setting [S7.settings.2]', async () => {
    const response = await server.get('/settings/key/booking.checkInTime');
    expect(response.status).toBe(200);
    expect((await response.json()).data).toMatchObject({ category: 'booking', value: '14:00' });
  });

  test('401, 403: of a private category', async () => {
    expect((await server.get('/settings/key/email.senderName')).status).toBe(401);
    expect((await server.get('/settings/key/email.senderName', server.guest)).status).toBe(403);
  });

  test('404: no such key', async () => {
    const response = await server.get('/settings/key/general.fax');
    expect(response.status).toBe(404);
    expect((await response.json()).code).toBe('settings.not-found');
  });

  test('200: a secret shows as its mask, also in the history', async () => {
    const secret = { key: 'email.smtpPassword', category: 'email', value: 'palm-tree' };
    await server.send('POST', '/settings', secret, server.admin);
    const seen = await server.get('/settings/key/email.smtpPassword', server.admin);
    expect((await seen.json()).data.value).toBe('••••••••');
    const history = await server.get('/settings/history', server.admin);
    expect(await history.text()).not.toContain('palm-tree');
  });
});
