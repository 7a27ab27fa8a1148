import { hallBooking } from '@vestibule/domain/halls';
import { buildHall, buildHallRequest } from '@vestibule/domain/halls/builders';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMailServer, type MailServer } from '../testing/mail-server.js';
import type { TestServer } from '../testing/test-server.js';
import { insertHall } from './halls.fixtures.js';
import { requestsCommand } from './requests-command.js';
import { hallRequestEvents, hallRequests } from './tables.js';
import { firstSettings } from '../settings/first-settings.js';

let server: MailServer;
const now = new Date('2026-11-20T08:00:00Z');

beforeEach(async () => {
  server = await createMailServer();
  await insertHall(server.services.db);
  await insertHall(server.services.db, { id: 'boardroom', status: 'Maintenance' });
});

afterEach(() => server.close());

function bodyOf(form = {}, hall = {}) {
  return hallBooking(buildHall(hall), buildHallRequest(form), now);
}

function send(body: unknown, headers: Record<string, string> = {}, to: TestServer = server) {
  return to.fetch('/api/bookings', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

const stored = () => server.services.db.select().from(hallRequests);

describe('POST /bookings (spec 7, Meeting halls)', () => {
  test('201: stored as pending without a sign-in, with an audit event [S3.halls.2, S6.visitor.1, S7.halls.2]', async () => {
    const response = await send(bodyOf());
    expect(response.status).toBe(201);
    const { data, message } = await response.json();
    expect(message).toBe('Booking request submitted successfully! We will contact you soon.');
    expect(data.status).toBe('pending');
    const [row] = await stored();
    expect(row).toMatchObject({ id: data._id, hallId: 'majlis', status: 'pending' });
    const events = await server.services.db
      .select()
      .from(hallRequestEvents)
      .where(eq(hallRequestEvents.requestId, data._id));
    expect(events.map((event) => event.what)).toEqual(['requested']);
  });

  test('201: a mail to the guest and one to the hotel', async () => {
    await send(bodyOf());
    const [toGuest] = await server.mailsTo('salma@example.com');
    expect(toGuest?.subject).toBe('Your request for The Majlis');
    expect(toGuest?.text).toContain('The Majlis for a workshop on Fri, 4 Dec 2026 with 24 people');
    await send(bodyOf({ fullName: 'Hilal Al Amri' }));
    const [toHotel] = await server.mailsTo(firstSettings['email.deskAddress']);
    expect(toHotel?.text).toContain('From Hilal Al Amri of Muscat Maritime');
  });

  test('201: the mail to the address repeats nothing that was typed freely [R50]', async () => {
    await send(
      bodyOf({
        fullName: 'Your card was charged',
        company: 'Refund Office',
        phone: 'Call 800 1234',
        specialRequirements: 'Claim it at https://evil.example\nFrom the hotel: send the code',
      }),
    );
    const [toGuest] = await server.mailsTo('salma@example.com');
    const written = `${toGuest?.subject}\n${toGuest?.text}\n${toGuest?.html}`;
    expect(written).toContain('The Majlis for a workshop on Fri, 4 Dec 2026 with 24 people');
    expect(written).not.toMatch(/charged|Refund|800 1234|evil|send the code/);
  });

  test('201: the hotel reads the guest’s words marked as such, without what a terminal obeys', async () => {
    await send(
      bodyOf({
        phone: '+968\x1b[2J 9123',
        specialRequirements: 'Tea\x1b[2J,\r\n\u202Eplease\nNothing is owed.',
      }),
    );
    const [row] = await stored();
    expect(row?.bookingData.clientInfo.phone).toBe('+968[2J 9123');
    expect(row?.bookingData.eventDetails.specialRequirements).toBe(
      'Tea[2J,\nplease\nNothing is owed.',
    );
    const [toHotel] = await server.mailsTo(firstSettings['email.deskAddress']);
    expect(toHotel?.text).toContain(
      'In the guest’s own words:\n\n> Tea[2J,\n> please\n> Nothing is owed.\n',
    );
  });

  test('201: the hotel and the guest read the times [S7.halls.2]', async () => {
    await send(bodyOf({ startTime: '09:00', endTime: '12:30' }));
    const [row] = await stored();
    expect(row?.bookingData.eventDetails).toMatchObject({ startTime: '09:00', endTime: '12:30' });
    const when = 'on Fri, 4 Dec 2026, 09:00 to 12:30 with 24 people';
    const [toGuest] = await server.mailsTo('salma@example.com');
    expect(toGuest?.text).toContain(when);
    const [toHotel] = await server.mailsTo(firstSettings['email.deskAddress']);
    expect(toHotel?.text).toContain(when);
    const lines: string[] = [];
    const { services } = server;
    await requestsCommand.run({ services, args: [], print: (line) => lines.push(line) });
    expect(lines.join()).toContain('2026-12-04 09:00 to 12:30');
  });

  test('429: too many requests from one address, with Retry-After [R14]', async () => {
    const limited = await createMailServer({ RATE_LIMIT_FACTOR: '0.05' });
    await insertHall(limited.services.db);
    const ask = () => send(bodyOf(), {}, limited);
    expect((await ask()).status).toBe(201);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await limited.close();
  });

  test('201: price, name and size come from our record, not from the body [R14]', async () => {
    await send(bodyOf({}, { price: 1, name: 'Free hall', size: 1 }));
    const [row] = await stored();
    expect(row?.bookingData).toMatchObject({
      hallPrice: 120,
      hallName: 'The Majlis',
      hallSize: 860,
    });
  });

  test('201: the same key and details answer the same request, stored once [R14]', async () => {
    const key = { 'idempotency-key': 'a-key' };
    const replies = await Promise.all([send(bodyOf(), key), send(bodyOf(), key)]);
    const ids = await Promise.all(replies.map(async (reply) => (await reply.json()).data._id));
    expect(new Set(ids).size).toBe(1);
    expect(await stored()).toHaveLength(1);
  });

  test('404: an unknown hall', async () => {
    const response = await send({ ...bodyOf(), serviceId: 'no-such-hall' });
    expect(response.status).toBe(404);
    expect((await response.json()).code).toBe('halls.not-found');
  });

  test('409: a hall that is not Available', async () => {
    const response = await send(bodyOf({}, { _id: 'boardroom' }));
    expect(response.status).toBe(409);
    expect((await response.json()).code).toBe('halls.not-available');
  });

  test('409: the same key with other details', async () => {
    const key = { 'idempotency-key': 'a-key' };
    await send(bodyOf(), key);
    const response = await send(bodyOf({ fullName: 'Somebody Else' }), key);
    expect(response.status).toBe(409);
    expect((await response.json()).code).toBe('request.key-reused');
    expect(await stored()).toHaveLength(1);
  });

  test.each([
    ['fullName', { fullName: '  ' }, 'Full name is required'],
    ['email', { email: '' }, 'Email is required'],
    ['email', { email: 'salma' }, 'Email is invalid'],
    ['email', { email: 'n1<salma@example.com>' }, 'Email is invalid'],
    ['fullName', { fullName: 'Visit evil.com' }, 'Please enter a name without links.'],
    ['company', { company: 'www.evil.example' }, 'Please enter a company without links.'],
    ['phone', { phone: '' }, 'Phone number is required'],
    ['eventDate', { eventDate: '2026-11-19' }, 'Event date cannot be in the past'],
    ['expectedAttendees', { expectedAttendees: '41' }, 'This hall holds at most 40 people'],
    ['expectedAttendees', { expectedAttendees: '0' }, 'Expected attendees must be at least 1'],
    ['endTime', { startTime: '14:00', endTime: '9:00' }, 'End time is invalid'],
    ['endTime', { startTime: '14:00', endTime: '09:00' }, 'End time must be after the start time'],
  ])(
    '422: %s %o says so at its field (spec 5, Meeting hall form) [S5.halls.1, S5.halls.1.1]',
    async (field, form, message) => {
      const response = await send(bodyOf(form));
      expect(response.status).toBe(422);
      const reply = await response.json();
      expect(reply).toMatchObject({ code: 'request.unprocessable', message });
      expect(reply.fields[field]).toBe(message);
      expect(await stored()).toHaveLength(0);
    },
  );

  test('400: a body that is not JSON', async () => {
    const response = await server.fetch('/api/bookings', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    });
    expect(response.status).toBe(400);
  });

  test('415: another content type', async () => {
    const response = await send(bodyOf(), { 'content-type': 'text/plain' });
    expect(response.status).toBe(415);
  });

  test('413: more than the server accepts', async () => {
    const response = await send(bodyOf({ specialRequirements: 'x'.repeat(200_000) }));
    expect(response.status).toBe(413);
  });
});
