import { toRegisterRequest } from '@vestibule/domain/account';
import { buildSignUpForm } from '@vestibule/domain/account/builders';
import { hallBooking } from '@vestibule/domain/halls';
import { buildHall, buildHallRequest } from '@vestibule/domain/halls/builders';
import type { SettingValue } from '@vestibule/domain/settings';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../database/retry.js';
import { insertHall } from '../halls/halls.fixtures.js';
import { readSender } from '../mail/sender.js';
import { createMailServer, type MailServer } from '../testing/mail-server.js';
import { sendJson } from '../testing/send-json.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { writeSetting } from './store.js';

let server: MailServer;

beforeEach(async () => {
  server = await createMailServer();
});

afterEach(() => server.close());

/** As another process would: nothing but the database and the watch tells this one. */
async function set(key: string, value: SettingValue): Promise<void> {
  const { db, now, watch } = server.services;
  await inTransaction(db, (tx) => writeSetting(tx, key, value, now()));
  await watch.refresh();
}

describe('general.timeZone is the hotel’s one time zone (ruling 24)', () => {
  test('its day and its wall clock follow the setting [R24]', async () => {
    server.setNow(new Date('2026-11-20T21:30:00Z'));
    expect([server.services.today(), server.services.time()]).toEqual(['2026-11-21', '01:30']);
    await set('general.timeZone', 'America/New_York');
    expect([server.services.today(), server.services.time()]).toEqual(['2026-11-20', '16:30']);
  });

  test('a check against the past is made in it', async () => {
    await insertHall(server.services.db);
    const request = () => requestHall('2026-11-20');
    server.setNow(new Date('2026-11-20T21:30:00Z'));
    expect((await request()).status).toBe(422);
    await set('general.timeZone', 'America/New_York');
    expect((await request()).status).toBe(201);
  });
});

describe('mails speak in the hotel’s name', () => {
  test('general.hotelName is over the letter and in it', async () => {
    await set('general.hotelName', 'Dar Al Nakhl');
    const body = toRegisterRequest(buildSignUpForm());
    expect((await sendJson(server, '/api/basic-users/register', { body })).status).toBe(201);
    const [mail] = await server.mailsTo(body.email);
    expect(mail?.text.split('\n')[0]).toBe('Dar Al Nakhl');
    expect(mail?.text).toContain('an account with Dar Al Nakhl');
    expect(`${mail?.text}${mail?.html}`).not.toContain('Qasr Al Bahr');
  });

  test('email.senderName and email.senderAddress are who it comes from', async () => {
    await set('email.senderName', 'The desk of Dar Al Nakhl');
    await set('email.senderAddress', 'desk@nakhl.example');
    expect(await readSender(server.services.db)).toEqual({
      name: 'The desk of Dar Al Nakhl',
      address: 'desk@nakhl.example',
    });
  });

  test('email.deskAddress is told of a hall request; notifications.requestReceived decides about the guest', async () => {
    await insertHall(server.services.db);
    await set('email.deskAddress', 'halls@nakhl.example');
    await set('notifications.requestReceived', false);
    expect((await requestHall('2026-12-04')).status).toBe(201);
    expect(await server.mailsTo('halls@nakhl.example')).toHaveLength(1);
    expect(await server.mailsTo('salma@example.com')).toEqual([]);
  });
});

describe('what the hotel decides about its pages', () => {
  const site = async ({ fetch }: TestServer = server) =>
    (await (await fetch('/api/settings/app-config')).json()).data.site;

  test('is as specified at first', async () => {
    expect(await site()).toEqual({});
  });

  test.each([
    ['pageLoaderMs', 0],
    ['ratingBadge', false],
    ['sampleBookings', false],
    ['profileStats', 'counted'],
    ['roomSize', 'own'],
    ['videoPlaceholder', false],
    ['contactForm', true],
    ['newsletter', true],
    ['paymentOrder', ['visa', 'usdt']],
  ] satisfies [string, SettingValue][])('site.%s can be %j', async (name, value) => {
    await set(`site.${name}`, value);
    expect(await site()).toEqual({ [name]: value });
  });

  test('site.paymentOrder orders the ways to pay [S9.payment.1]', async () => {
    const offered = async () =>
      (await (await server.fetch('/api/settings/app-config')).json()).data.paymentMethods;
    expect(await offered()).toEqual(['usdt', 'visa']);
    await set('site.paymentOrder', ['visa', 'usdt']);
    expect(await offered()).toEqual(['visa', 'usdt']);
    await set('payment.usdt', false);
    expect(await offered()).toEqual(['visa']);
  });

  test('site.phoneCountry comes with its calling code', async () => {
    await set('site.phoneCountry', 'OM');
    const phoneCountry = { country: 'OM', callingCode: '+968' };
    expect(await site()).toEqual({ phoneCountry });
  });

  test('PAGE_LOADER_MS wins over site.pageLoaderMs [S9.loader.1]', async () => {
    const told = await createTestServer({ environment: { PAGE_LOADER_MS: '700' } });
    expect(await site(told)).toEqual({ pageLoaderMs: 700 });
    await told.close();
  });
});

function requestHall(eventDate: string): Promise<Response> {
  const body = hallBooking(buildHall(), buildHallRequest({ eventDate }), server.services.now());
  return sendJson(server, '/api/bookings', { body });
}
