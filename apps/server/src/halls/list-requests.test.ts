import { hallBooking } from '@vestibule/domain/halls';
import { buildHall, buildHallRequest } from '@vestibule/domain/halls/builders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../database/retry.js';
import { sendJson } from '../testing/send-json.js';
import { signIn } from '../testing/sign-in.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { saveWords } from '../translations/store.js';
import { insertHall } from './halls.fixtures.js';
import { hallsPersonalData } from './personal-data.js';
import { hallRequests } from './tables.js';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
  await insertHall(server.services.db);
});
afterAll(() => server.close());

function ask(form = {}, token?: string) {
  const body = hallBooking(buildHall(), buildHallRequest(form), new Date('2026-11-20T08:00:00Z'));
  return sendJson(server, '/api/bookings', { method: 'POST', body, token });
}

async function listed(token: string, query = '') {
  const call = { method: 'GET', token } as const;
  const response = await sendJson(server, `/api/meeting-hall/requests${query}`, call);
  expect(response.status).toBe(200);
  return (await response.json()).data;
}

describe('GET /meeting-hall/requests', () => {
  test('200: what was sent with the token, whatever email it carries [S7.halls.2]', async () => {
    const { token } = await signIn(server.services);
    const reply = await ask({ startTime: '09:00', endTime: '12:30' }, token);
    const { data } = await reply.json();
    expect(await listed(token)).toEqual([
      {
        _id: data._id,
        hallId: 'majlis',
        hallName: 'The Majlis',
        eventDate: '2026-12-04',
        startTime: '09:00',
        endTime: '12:30',
        expectedAttendees: 24,
        eventType: 'Workshop',
        status: 'pending',
        createdAt: server.services.now().toISOString(),
      },
    ]);
  });

  test('200: with the name of the hall in the language that is asked for', async () => {
    const { token } = await signIn(server.services);
    await ask({}, token);
    await saveWords(server.services.db, 'halls', 'ar', { majlis: { name: 'المجلس' } });
    expect(await listed(token, '?lang=ar')).toMatchObject([{ hallName: 'المجلس' }]);
    expect(await listed(token)).toMatchObject([{ hallName: 'The Majlis' }]);
    expect((await listed(token, '?lang=ar'))[0]).not.toHaveProperty('untranslated');
  });

  test('200: a name without words in that language says so', async () => {
    const { token } = await signIn(server.services);
    await ask({}, token);
    await saveWords(server.services.db, 'halls', 'ar', { majlis: {} });
    const told = { hallName: 'The Majlis', language: 'en', untranslated: ['hallName'] };
    expect(await listed(token, '?lang=ar')).toMatchObject([told]);
    expect((await listed(token))[0]).not.toHaveProperty('untranslated');
  });

  test('200: never what somebody sent with the email of the account [S7.halls.2]', async () => {
    const { token, user } = await signIn(server.services);
    const other = await signIn(server.services);
    expect((await ask({ email: user.email })).status).toBe(201);
    expect((await ask({ email: user.email }, other.token)).status).toBe(201);
    expect(await listed(token)).toEqual([]);
  });

  test('401: without a sign-in', async () => {
    const call = { method: 'GET' } as const;
    const response = await sendJson(server, '/api/meeting-hall/requests', call);
    expect(response.status).toBe(401);
  });

  test('the account goes, the request stays without the guest', async () => {
    const { token, user } = await signIn(server.services);
    const words = 'A lectern for Salma';
    const { data } = await (await ask({ specialRequirements: words }, token)).json();
    const { db, today } = server.services;
    expect(await hallsPersonalData.export(db, user._id)).toMatchObject([{ _id: data._id }]);
    await inTransaction(db, (tx) => hallsPersonalData.erase(tx, user._id, today()));
    const rows = await db.select().from(hallRequests);
    const row = rows.find(({ id }) => id === data._id);
    expect(row).toMatchObject({ userId: null, hallId: 'majlis' });
    expect(JSON.stringify(row?.bookingData)).not.toMatch(/Salma|salma|9123/);
    expect(row?.bookingData.eventDetails.eventDate).toBe('2026-12-04');
  });
});
