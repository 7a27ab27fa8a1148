import { brand } from '@vestibule/site/brand';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSettingsServer, type SettingsServer } from './settings.fixtures.js';

let server: SettingsServer;

beforeAll(async () => {
  server = await createSettingsServer();
});

afterAll(() => server.close());

const open = [
  ['app-config', { currency: 'USD', locale: 'en-US', paymentMethods: ['usdt', 'visa'] }],
  ['booking', { checkInTime: '14:00', checkOutTime: '12:00' }],
  ['notifications', { bookingConfirmation: true }],
  ['maintenance-mode', { enabled: false }],
  ['system-health', { status: 'ok', database: 'ok', maintenance: false }],
] as const;

describe.each(open)('GET /settings/%s (spec 7, Settings)', (name, part) => {
  test('200: open to everybody [S7.settings.5]', async () => {
    const response = await server.get(`/settings/${name}`);
    expect(response.status).toBe(200);
    expect((await response.json()).data).toMatchObject(part);
  });
});

const closed = [
  ['payment', { usdt: true, card: true }],
  ['email', { senderName: brand.name }],
] as const;

describe.each(closed)('GET /settings/%s (spec 7, Settings)', (name, part) => {
  test('200: for the administrator [S7.settings.5]', async () => {
    const response = await server.get(`/settings/${name}`, server.admin);
    expect(response.status).toBe(200);
    expect((await response.json()).data).toMatchObject(part);
  });
});
