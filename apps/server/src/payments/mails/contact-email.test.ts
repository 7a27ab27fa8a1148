import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bookingsCommand } from '../../bookings/bookings-command.js';
import { bookings } from '../../bookings/tables.js';
import { insertEvent } from '../../events/events.fixtures.js';
import { listOutbox } from '../../mail/outbox.js';
import { bookingGuest, choose } from '../../testing/booking-guest.js';
import { createPaymentsServer } from '../../testing/payments-server.js';
import { receiptOf } from '../receipt/receipt.js';
import { sendConfirmationJob } from './send-confirmation.js';
import { findPayment } from '../store.js';

const GIVEN = 'amal@example.org';
const PHONE = '+96899887766';

let folder: string;
let server: Awaited<ReturnType<typeof createPaymentsServer>>;
let guest: Awaited<ReturnType<typeof bookingGuest>>;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vestibule-contact-'));
  server = await createPaymentsServer({ DATA_DIR: folder });
  await insertEvent(server.services.db);
  guest = await bookingGuest(server);
});

afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Two tickets, with what step 4 of the dialog asked for. */
const tickets = (email?: string, phone = PHONE) => ({
  type: 'event',
  id: 'lantern-dinner',
  bookingDetails: { guestName: 'Amal Rashid', phone, email },
  tickets: 2,
  extras: {},
  addons: {},
});

async function ordered(email?: string, phone?: string) {
  const reply = await guest.createInvoice(tickets(email, phone), 170);
  return (await reply.json()).data;
}

async function paid(email?: string, phone?: string): Promise<string> {
  const { paymentId, invoice_url } = await ordered(email, phone);
  await choose(invoice_url, 'pay');
  await guest.until(paymentId, 'paid');
  return paymentId;
}

/** Runs the confirmations that were queued; answers with who got one. */
async function confirmed(): Promise<string[]> {
  for (const [index, { name, data }] of server.jobs.enqueued.entries()) {
    if (name !== sendConfirmationJob.name) continue;
    await sendConfirmationJob.run(server.services, data as { paymentId: string }, `mail-${index}`);
  }
  const mails = await listOutbox(server.services.config, 10);
  for (const { subject, attachments } of mails) {
    expect(subject).toContain('Your booking is confirmed');
    expect(attachments?.[0]?.contentType).toBe('application/pdf');
  }
  return mails.map(({ to }) => to).toReversed();
}

test('the confirmation goes to the address given with the booking, with a copy to the account’s [S5.events.2]', async () => {
  await paid(GIVEN);
  expect(await confirmed()).toEqual([GIVEN, guest.user.email]);
});

test('one confirmation, where the account’s own address was given in another case', async () => {
  await paid(guest.user.email.toUpperCase());
  expect(await confirmed()).toEqual([guest.user.email]);
});

test.each(['at the front desk', 'amal@example.org, other@example.org', undefined])(
  'given %j, the confirmation goes to the account alone [R18]',
  async (email) => {
    await paid(email);
    expect(await confirmed()).toEqual([guest.user.email]);
  },
);

test('a booking from before addresses were kept is confirmed to the account', async () => {
  const id = await paid(GIVEN);
  await server.services.db.update(bookings).set({ contactEmail: null });
  await sendConfirmationJob.run(server.services, { paymentId: id }, 'a-mail');
  expect((await listOutbox(server.services.config, 10)).map(({ to }) => to)).toEqual([
    guest.user.email,
  ]);
  expect(await guest.payment(id)).toMatchObject({ customerEmail: guest.user.email });
});

test('receipt, record and the desk’s list show the email and the phone that were given [S5.events.2]', async () => {
  const id = await paid(GIVEN);
  const found = await findPayment(server.services.db, id);
  const { guest: who } = await receiptOf(server.services.db, found!);
  expect(who).toEqual(['Amal Rashid', GIVEN, PHONE]);
  expect(await guest.payment(id)).toMatchObject({ customerEmail: GIVEN, customerPhone: PHONE });
  const lines: string[] = [];
  await bookingsCommand.run({
    services: server.services,
    args: [],
    print: (line) => lines.push(line),
  });
  expect(lines.join('\n')).toContain(
    `(Amal Rashid, ${GIVEN}, account ${guest.user.email}, ${PHONE})`,
  );
});

test('what is no phone reaches no mailbox; the desk reads it', async () => {
  const id = await paid(GIVEN, 'Pay again at https://evil.example/pay');
  expect(await confirmed()).toEqual([GIVEN, guest.user.email]);
  const mails = await listOutbox(server.services.config, 10);
  expect(JSON.stringify(mails)).not.toContain('evil.example');
  const found = await findPayment(server.services.db, id);
  const { guest: who } = await receiptOf(server.services.db, found!);
  expect(who).toEqual(['Amal Rashid', GIVEN]);
  expect(await guest.payment(id)).toMatchObject({
    customerPhone: 'Pay again at https://evil.example/pay',
  });
});

test('the same tickets asked for again go to the address that is given now', async () => {
  const first = await ordered(GIVEN);
  const again = await ordered('other@example.org');
  expect(again.bookingId).toBe(first.bookingId);
  await choose(again.invoice_url, 'pay');
  await guest.until(again.paymentId, 'paid');
  expect(await confirmed()).toEqual(['other@example.org', guest.user.email]);
});

test('money that is owed is told to both', async () => {
  const { paymentId, invoice_url } = await ordered(GIVEN);
  await guest.ask(paymentId, '/cancel', {});
  await choose(invoice_url, 'pay');
  await guest.until(paymentId, 'paid');
  const told = server.jobs.enqueued.filter(({ name }) => name === 'mail.deliver');
  expect(told.map(({ data }) => (data as { to: string }).to)).toEqual([GIVEN, guest.user.email]);
});

test('401: nobody has a mail sent to an address without being signed in', async () => {
  const reply = await server.fetch('/api/payments/usdt/create-invoice', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      userId: guest.user._id,
      price_amount: 170,
      price_currency: 'USD',
      order_id: 'lantern-dinner',
      order_description: 'Lantern Dinner',
      booking: tickets(GIVEN),
    }),
  });
  expect(reply.status).toBe(401);
  expect(server.jobs.enqueued).toEqual([]);
});
