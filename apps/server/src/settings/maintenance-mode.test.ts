import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maintenanceGuard } from './maintenance-guard.js';
import { createSettingsServer, type SettingsServer } from './settings.fixtures.js';

let server: SettingsServer;

beforeAll(async () => {
  server = await createSettingsServer();
});

afterAll(() => server.close());

const set = (enabled: boolean, message?: string) =>
  server.send('PUT', '/settings/maintenance-mode', { enabled, message }, server.admin);

describe('PUT /settings/maintenance-mode (spec 7, Settings)', () => {
  test('200: on, with a message [S7.settings.7]', async () => {
    const response = await set(true, 'We are repainting. Back at noon.');
    expect(response.status).toBe(200);
    expect((await response.json()).data).toEqual({
      enabled: true,
      message: 'We are repainting. Back at noon.',
    });
  });

  test('503: the public API says so, and when to come back', async () => {
    const response = await server.get('/content/home');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('300');
    expect(await response.json()).toEqual({
      success: false,
      code: 'server.maintenance',
      message: 'We are repainting. Back at noon.',
    });
    expect((await server.get('/rooms', server.guest)).status).toBe(503);
  });

  test('200: administrators, the mode itself and health pass', async () => {
    expect((await server.get('/rooms', server.admin)).status).toBe(200);
    expect((await server.get('/settings/maintenance-mode')).status).toBe(200);
    const health = await server.get('/settings/system-health');
    expect((await health.json()).data).toMatchObject({ status: 'ok', maintenance: true });
  });

  test('200: the messages of every payment provider pass', async () => {
    const { config } = server.services;
    const [known] = config.payments.providers;
    const providers = [{ ...known!, callback: 'third/notify' }];
    const services = {
      ...server.services,
      config: { ...config, payments: { ...config.payments, providers } },
    };
    const api = new Hono();
    api.use(maintenanceGuard(services, async () => undefined));
    api.onError((_, context) => context.text('refused', 503));
    api.post('*', (context) => context.text('received'));
    const send = async (path: string) => (await api.request(path, { method: 'POST' })).status;
    expect(await send('/api/payments/third/notify')).toBe(200);
    expect(await send('/api/payments/third')).toBe(503);
  });

  test('401: signing in still answers, so that an administrator can come back', async () => {
    const credentials = { email: 'nobody@hotel.example', password: 'not-it' };
    const response = await server.send('POST', '/basic-users/login', credentials);
    expect(response.status).toBe(401);
    const options = await server.send('POST', '/basic-users/passkey-login/options', {});
    expect(options.status).toBe(200);
    const signed = await server.send('POST', '/basic-users/passkey-login', {});
    expect(signed.status).toBe(422);
  });

  test('200: off again, the message kept, the site open', async () => {
    const response = await set(false);
    expect((await response.json()).data).toEqual({
      enabled: false,
      message: 'We are repainting. Back at noon.',
    });
    expect((await server.get('/rooms')).status).toBe(200);
  });

  test('422: on or off must be said', async () => {
    const response = await server.send('PUT', '/settings/maintenance-mode', {}, server.admin);
    expect(response.status).toBe(422);
  });
});
