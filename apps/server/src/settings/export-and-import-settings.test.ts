import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSettingsServer, valueOf, type SettingsServer } from './settings.fixtures.js';
import { firstSettings } from './first-settings.js';

let server: SettingsServer;

beforeAll(async () => {
  server = await createSettingsServer();
});

afterAll(() => server.close());

function upload(content: string, overwrite?: boolean, token = server.admin): Promise<Response> {
  const form = new FormData();
  form.set('file', new File([content], 'settings.json'));
  if (overwrite !== undefined) form.set('overwrite', String(overwrite));
  return server.fetch('/api/settings/import', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
}

const exported = async (format: string) =>
  await (await server.get(`/settings/export?format=${format}`, server.admin)).text();

describe('GET /settings/export (spec 7, Settings)', () => {
  test.each([
    ['json', 'application/json'],
    ['csv', 'text/csv'],
  ])('200: %s, as a file to keep, without secrets [S7.settings.6]', async (format, type) => {
    const secret = { key: `email.${format}Secret`, category: 'email', value: 'palm-tree' };
    await server.send('POST', '/settings', secret, server.admin);
    const response = await server.get(`/settings/export?format=${format}`, server.admin);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain(type);
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="settings-2026-11-20.${format}"`,
    );
    const text = await response.text();
    expect(text).toContain('general.phone');
    expect(text).not.toContain('Secret');
  });

  test('400: another format', async () => {
    const response = await server.get('/settings/export?format=xml', server.admin);
    expect(response.status).toBe(400);
  });
});

describe('POST /settings/import (spec 7, Settings)', () => {
  test.each(['json', 'csv'])(
    '200: an export in %s comes back as it was [S7.settings.6]',
    async (format) => {
      const file = await exported(format);
      await server.send('PUT', '/settings/general.phone', { value: '1' }, server.admin);
      const response = await upload(file, true);
      expect(response.status).toBe(200);
      expect((await response.json()).data).toMatchObject({ created: 0, changed: 1 });
      expect(await exported(format)).toBe(file);
    },
  );

  test('200: without overwrite what exists stays, what is new is added', async () => {
    const settings = [
      { key: 'general.phone', value: '2' },
      { key: 'general.fax', value: '3' },
    ];
    const response = await upload(JSON.stringify({ settings }));
    expect((await response.json()).data).toEqual({ created: 1, changed: 0, kept: 1 });
    expect(await valueOf(server, 'general.phone')).toBe(firstSettings['general.phone']);
    expect(await valueOf(server, 'general.fax')).toBe('3');
  });

  test('422: one line is wrong, so nothing is written', async () => {
    const settings = [
      { key: 'general.phone', value: '4' },
      { key: 'general.email', value: 'not an address' },
    ];
    const response = await upload(JSON.stringify({ settings }), true);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      code: 'settings.invalid',
      fields: { 'general.email': 'Email must be an email address' },
    });
    expect(await valueOf(server, 'general.phone')).toBe(firstSettings['general.phone']);
  });

  test('422: something else than an export', async () => {
    const response = await upload('once upon a time');
    expect(response.status).toBe(422);
    expect((await response.json()).code).toBe('settings.file-unreadable');
  });
});
