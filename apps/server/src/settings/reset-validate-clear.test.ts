import { cacheAreas } from '../cache/areas.js';
import { readCacheVersions } from '../cache/store.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSettingsServer, valueOf, type SettingsServer } from './settings.fixtures.js';
import { firstSettings } from './first-settings.js';

let server: SettingsServer;

beforeAll(async () => {
  server = await createSettingsServer();
});

afterAll(() => server.close());

const post = (path: string, body?: unknown) =>
  server.send('POST', `/settings/${path}`, body, server.admin);

describe('POST /settings/reset (spec 7, Settings)', () => {
  test('200: one category back to its defaults, others untouched [S7.settings.8]', async () => {
    await server.send('PUT', '/settings/booking.checkInTime', { value: '16:00' }, server.admin);
    await server.send('PUT', '/settings/general.phone', { value: '1' }, server.admin);
    const response = await post('reset', { category: 'booking' });
    expect(response.status).toBe(200);
    expect((await response.json()).data).toEqual({ changed: 1 });
    expect(await valueOf(server, 'booking.checkInTime')).toBe('14:00');
    expect(await valueOf(server, 'general.phone')).toBe('1');
  });

  test('200: all of them', async () => {
    expect((await (await post('reset', {})).json()).data).toEqual({ changed: 1 });
    expect(await valueOf(server, 'general.phone')).toBe(firstSettings['general.phone']);
  });

  test('404: a category without defaults', async () => {
    expect((await post('reset', { category: 'laundry' })).status).toBe(404);
  });
});

describe('POST /settings/validate (spec 7, Settings)', () => {
  test('200: right or wrong, in words by key; nothing is stored [S7.settings.8]', async () => {
    const right = [{ key: 'general.phone', value: '5' }];
    const good = await post('validate', { settings: right });
    expect((await good.json()).data).toEqual({ valid: true, problems: {} });
    const bad = await post('validate', { settings: [...right, ...right] });
    expect(bad.status).toBe(200);
    expect((await bad.json()).data).toEqual({
      valid: false,
      problems: { 'general.phone': 'The key appears twice' },
    });
    expect(await valueOf(server, 'general.phone')).toBe(firstSettings['general.phone']);
  });
});

describe('POST /settings/clear-cache (spec 7, Settings)', () => {
  test('200: cached pages are old in every process [S7.settings.8]', async () => {
    const before = await readCacheVersions(server.services.db);
    expect((await post('clear-cache')).status).toBe(200);
    const after = await readCacheVersions(server.services.db);
    for (const area of cacheAreas) expect(after[area]).toBe(before[area] + 1);
  });

  test('a changed setting does the same by itself', async () => {
    const before = await readCacheVersions(server.services.db);
    await server.send('PUT', '/settings/general.phone', { value: '6' }, server.admin);
    const after = await readCacheVersions(server.services.db);
    expect(after.settings).toBeGreaterThan(before.settings);
    expect(after.rooms).toBe(before.rooms);
  });
});
