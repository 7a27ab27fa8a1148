import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSettingsServer, type SettingsServer } from './settings.fixtures.js';

let server: SettingsServer;

beforeAll(async () => {
  server = await createSettingsServer();
});

afterAll(() => server.close());

const administratorOnly = [
  ['GET', '/settings/payment', undefined],
  ['GET', '/settings/email', undefined],
  ['GET', '/settings/history', undefined],
  ['GET', '/settings/export', undefined],
  ['PUT', '/settings/bulk', { settings: [{ key: 'general.phone', value: '1' }] }],
  ['PUT', '/settings/maintenance-mode', { enabled: true }],
  ['PUT', '/settings/general.phone', { value: '1' }],
  ['POST', '/settings', { key: 'general.fax', category: 'general', value: '1' }],
  ['DELETE', '/settings/general.phone', undefined],
  ['POST', '/settings/clear-cache', undefined],
  ['POST', '/settings/reset', {}],
  ['POST', '/settings/validate', { settings: [{ key: 'general.phone', value: '1' }] }],
  ['POST', '/settings/import', undefined],
] as const;

describe.each(administratorOnly)(
  '%s %s is the administrator’s (ruling 13) [S6.settings.1]',
  (method, path, body) => {
    const call = (token?: string) =>
      method === 'GET' ? server.get(path, token) : server.send(method, path, body, token);

    test('401: nobody is signed in', async () => {
      const response = await call();
      expect(response.status).toBe(401);
      expect((await response.json()).code).toBe('request.unauthenticated');
    });

    test('403: a guest is [R13]', async () => {
      const response = await call(server.guest);
      expect(response.status).toBe(403);
      expect((await response.json()).code).toBe('request.forbidden');
    });
  },
);

test('none of the refused calls changed anything', async () => {
  const history = await server.get('/settings/history', server.admin);
  expect((await history.json()).data).toEqual([]);
});
