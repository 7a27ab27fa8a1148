import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSettingsServer, valueOf, type SettingsServer } from './settings.fixtures.js';

let server: SettingsServer;

beforeAll(async () => {
  server = await createSettingsServer();
});

afterAll(() => server.close());

const put = (id: string, value: unknown) =>
  server.send('PUT', `/settings/${id}`, { value }, server.admin);

describe('PUT /settings/{id} (spec 7, Settings)', () => {
  test('200: the new value, kept in the history with who, when, before and after [S7.settings.3]', async () => {
    const before = await valueOf(server, 'general.phone');
    const response = await put('general.phone', '+968 2455 0111');
    expect(response.status).toBe(200);
    expect((await response.json()).data.value).toBe('+968 2455 0111');
    const history = await server.get('/settings/history?key=general.phone', server.admin);
    expect((await history.json()).data).toEqual([
      {
        key: 'general.phone',
        category: 'general',
        before,
        after: '+968 2455 0111',
        changedBy: 'desk@hotel.example',
        changedAt: '2026-11-20T08:00:00.000Z',
      },
    ]);
  });

  test('200: the same value again is no change', async () => {
    await put('general.phone', '+968 2455 0111');
    const history = await server.get('/settings/history?key=general.phone', server.admin);
    expect((await history.json()).data).toHaveLength(1);
  });

  test('200: a setting that a database of an older release does not hold yet', async () => {
    await server.send('DELETE', '/settings/site.ratingBadge', undefined, server.admin);
    expect((await put('site.ratingBadge', false)).status).toBe(200);
    expect(await valueOf(server, 'site.ratingBadge')).toBe(false);
  });

  test('404: no such setting', async () => {
    expect((await put('general.fax', '1')).status).toBe(404);
  });

  test('422: a value the rule refuses, with its words', async () => {
    const response = await put('general.timeZone', 'Middle/Earth');
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      code: 'settings.invalid',
      fields: { 'general.timeZone': 'Time zone must be an IANA name such as Asia/Muscat' },
    });
    expect(await valueOf(server, 'general.timeZone')).toBe('Asia/Muscat');
  });

  test('422: no value at all', async () => {
    const response = await server.send('PUT', '/settings/general.phone', {}, server.admin);
    expect(response.status).toBe(422);
  });
});
