import { userInfo } from 'node:os';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runHotel } from '../testing/run-hotel.js';
import { createSettingsServer, valueOf, type SettingsServer } from './settings.fixtures.js';
import { settingChanges } from './tables.js';

let server: SettingsServer;

beforeAll(async () => {
  server = await createSettingsServer();
});

beforeEach(async () => {
  await server.services.db.delete(settingChanges);
});

afterAll(() => server.close());

const run = (...words: string[]) => runHotel(server, ...words);
const changes = () => server.services.db.select().from(settingChanges);

describe('settings get [G2.4]', () => {
  test('one setting, or all of them by name', async () => {
    expect(await run('settings', 'get', 'general.timeZone')).toBe(
      'general.timeZone  "Asia/Muscat"\n',
    );
    const all = await run('settings', 'get', '--json');
    const keys: string[] = JSON.parse(all).map(({ key }: { key: string }) => key);
    expect(keys).toContain('booking.checkInTime');
    expect(keys).toEqual(keys.toSorted((one, other) => one.localeCompare(other)));
  });

  test('a secret is masked, and a list is JSON in a cell of CSV', async () => {
    const secret = { key: 'payment.apiKey', category: 'payment', value: 'sesame' };
    await server.send('POST', '/settings', secret, server.admin);
    expect(await run('settings', 'get', 'payment.apiKey')).toBe('payment.apiKey  "••••••••"\n');
    expect(await run('settings', 'get', 'site.paymentOrder', '--csv')).toContain(
      '"site.paymentOrder","site","[""usdt"",""visa""]"\r\n',
    );
  });

  test('one that a database of an older release does not hold yet has its first value', async () => {
    await server.send('DELETE', '/settings/site.ratingBadge', undefined, server.admin);
    expect(await run('settings', 'get', 'site.ratingBadge')).toBe('site.ratingBadge  true\n');
  });

  test.each([
    [['get', 'general.fax'], 'There is no setting general.fax.'],
    [['show'], 'Settings can be shown with get, and changed with set.'],
    [[], 'Settings can be shown with get, and changed with set.'],
  ])('%o is refused with a sentence [G2.7]', async (words, message) => {
    await expect(run('settings', ...words)).rejects.toThrow(message);
  });
});

describe('settings set [G2.4]', () => {
  test('is shown by a running server, and kept in the history with who did it [G2.7]', async () => {
    await server.services.watch.refresh();
    const printed = await run('settings', 'set', 'general.phone', '24550111', '--by', 'Amal');
    expect(printed).toBe('Set: general.phone  "24550111"\n');
    await server.services.watch.refresh();
    const shown = await server.get('/general-settings');
    expect((await shown.json()).data.phone).toBe('24550111');
    expect(await changes()).toMatchObject([
      { key: 'general.phone', after: '24550111', changedBy: 'Amal', changedAt: expect.any(Date) },
    ]);
  });

  test('without --by it is the account that runs the command', async () => {
    await run('settings', 'set', 'booking.checkInTime', '15:00');
    expect(await changes()).toMatchObject([{ changedBy: userInfo().username }]);
  });

  test.each([
    ['site.newsletter', 'true', true],
    ['site.pageLoaderMs', '0', 0],
    ['site.paymentOrder', '["visa","usdt"]', ['visa', 'usdt']],
    ['booking.arrivalNote', '12', '12'],
  ])('%s %s is stored as its rule wants it', async (key, text, value) => {
    await run('settings', 'set', key, text);
    expect(await valueOf(server, key)).toEqual(value);
  });

  test.each([
    ['general.timeZone', 'Middle/Earth', 'general.timeZone: Time zone must be an IANA name'],
    ['site.ratingBadge', 'perhaps', 'site.ratingBadge: Rating badge must be true or false.'],
    ['general.fax', '1', 'general.fax: There is no such setting.'],
    ['payment.apiKey', '••••••••', 'A secret cannot be set to its own mask.'],
  ])('%s %s is refused by its rule, and nothing changes [G2.7]', async (key, text, message) => {
    await expect(run('settings', 'set', key, text)).rejects.toThrow(message);
    expect(await changes()).toEqual([]);
  });

  test('a key without a value is refused [G2.7]', async () => {
    await expect(run('settings', 'set', 'general.phone')).rejects.toThrow('Give a key and a value');
  });
});

describe('maintenance [G2.4]', () => {
  test('closes the site of a running server with its message, and opens it again', async () => {
    expect((await server.get('/rooms')).status).toBe(200);
    const message = 'Back at noon.';
    expect(await run('maintenance', 'on', '--message', message, '--by', 'Amal')).toBe(
      `Maintenance mode is on: ${message}\n`,
    );
    await server.services.watch.refresh();
    const closed = await server.get('/rooms');
    expect([closed.status, (await closed.json()).message]).toEqual([503, message]);
    expect(await changes()).toMatchObject([
      { key: 'maintenance.enabled', after: true, changedBy: 'Amal' },
      { key: 'maintenance.message', after: message, changedBy: 'Amal' },
    ]);
    expect(await run('maintenance', 'off')).toBe('Maintenance mode is off.\n');
    await server.services.watch.refresh();
    expect((await server.get('/rooms')).status).toBe(200);
    expect(await run('maintenance', 'on')).toBe(`Maintenance mode is on: ${message}\n`);
    await run('maintenance', 'off');
  });

  test.each([
    [[], 'Say on or off.'],
    [['soon'], 'Say on or off.'],
    [['on', 'off'], 'It is used as: pnpm hotel maintenance on|off'],
  ])('%o is refused, and nothing changes [G2.7]', async (words, message) => {
    await expect(run('maintenance', ...words)).rejects.toThrow(message);
    expect(await changes()).toEqual([]);
  });
});
