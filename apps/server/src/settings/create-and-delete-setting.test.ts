import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSettingsServer, valueOf, type SettingsServer } from './settings.fixtures.js';
import { firstSettings } from './first-settings.js';

let server: SettingsServer;

beforeAll(async () => {
  server = await createSettingsServer();
});

afterAll(() => server.close());

const fax = { key: 'general.fax', category: 'general', value: '+968 2455 0199' };
const post = (body: unknown) => server.send('POST', '/settings', body, server.admin);

describe('POST /settings (spec 7, Settings)', () => {
  test('201: the setting [S7.settings.4]', async () => {
    const response = await post(fax);
    expect(response.status).toBe(201);
    expect((await response.json()).data).toEqual({ _id: 'general.fax', ...fax });
  });

  test('409: the key is taken', async () => {
    const response = await post(fax);
    expect(response.status).toBe(409);
    expect((await response.json()).code).toBe('settings.key-taken');
  });

  test('409: of many who add one key at once, one does', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, value) =>
        post({ key: 'general.race', category: 'general', value }),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual([201, 409, 409, 409, 409, 409]);
  });

  test.each([
    [{ ...fax, key: 'Fax' }, 'The key must look like category.name'],
    [{ ...fax, category: 'email' }, 'The key general.fax belongs to the category general'],
    [{ ...fax, key: 'general.note', value: null }, 'The value is missing'],
    [{ ...fax, key: 'general.note', value: 'x'.repeat(10_001) }, 'The value is too long'],
  ])('422: %#', async (body, message) => {
    const response = await post(body);
    expect(response.status).toBe(422);
    expect((await response.json()).fields).toEqual({ [body.key]: message });
  });
});

describe('DELETE /settings/{id} (spec 7, Settings)', () => {
  const remove = (id: string) => server.send('DELETE', `/settings/${id}`, undefined, server.admin);

  test('200: it is gone, and the history knows what it was [S7.settings.4]', async () => {
    expect((await remove('general.fax')).status).toBe(200);
    expect(await valueOf(server, 'general.fax')).toBeUndefined();
    const history = await server.get('/settings/history?limit=1', server.admin);
    const [last] = (await history.json()).data;
    expect(last).toMatchObject({ key: 'general.fax', before: fax.value });
    expect(last).not.toHaveProperty('after');
  });

  test('200: a known setting falls back to its default', async () => {
    await remove('general.phone');
    const { data } = await (await server.get('/general-settings')).json();
    expect(data.phone).toBe(firstSettings['general.phone']);
  });

  test('404: no such setting', async () => {
    expect((await remove('general.fax')).status).toBe(404);
  });
});
