import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../database/retry.js';
import { settingsSeed } from '../seed/settings.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { settings } from './tables.js';
import { firstGeneralSettings } from './first-settings.js';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});

afterAll(() => server.close());

describe('GET /general-settings (spec 7, Settings)', () => {
  test('200: with nothing stored, the defaults [S7.settings.1]', async () => {
    const response = await server.fetch('/api/general-settings');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true, data: firstGeneralSettings });
  });

  test('200: what is stored is before its default', async () => {
    const { db } = server.services;
    await inTransaction(db, (tx) => settingsSeed.seed(tx, server.services.today()));
    await db
      .update(settings)
      .set({ value: '+968 2455 0199' })
      .where(eq(settings.key, 'general.phone'));
    await server.services.watch.refresh();
    const { data } = await (await server.fetch('/api/general-settings')).json();
    expect(data).toEqual({ ...firstGeneralSettings, phone: '+968 2455 0199' });
  });
});
