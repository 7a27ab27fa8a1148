import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSettingsServer, valueOf, type SettingsServer } from './settings.fixtures.js';

let server: SettingsServer;

beforeAll(async () => {
  server = await createSettingsServer();
});

afterAll(() => server.close());

const put = (settings: unknown) => server.send('PUT', '/settings/bulk', { settings }, server.admin);

describe('PUT /settings/bulk (spec 7, Settings)', () => {
  test('200: all of them [S7.settings.3]', async () => {
    const response = await put([
      { key: 'booking.checkInTime', value: '15:00' },
      { key: 'booking.checkOutTime', value: '11:00' },
    ]);
    expect(response.status).toBe(200);
    const { data } = await response.json();
    expect(data.map(({ value }: { value: string }) => value)).toEqual(['15:00', '11:00']);
  });

  test('422: one is wrong, so none is changed', async () => {
    const response = await put([
      { key: 'booking.checkInTime', value: '16:00' },
      { key: 'booking.checkOutTime', value: 'noon' },
    ]);
    expect(response.status).toBe(422);
    expect((await response.json()).fields).toEqual({
      'booking.checkOutTime': 'Check-out time must be a time such as 14:00',
    });
    expect(await valueOf(server, 'booking.checkInTime')).toBe('15:00');
  });

  test('404: one does not exist, so none is changed', async () => {
    const response = await put([
      { key: 'booking.checkInTime', value: '16:00' },
      { key: 'booking.pets', value: true },
    ]);
    expect(response.status).toBe(404);
    expect((await response.json()).fields).toEqual({ 'booking.pets': 'There is no such setting' });
    expect(await valueOf(server, 'booking.checkInTime')).toBe('15:00');
  });
});
