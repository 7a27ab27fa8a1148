import { brand } from '@vestibule/site/brand';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { hashPassword } from '../../account/passwords.js';
import { openSession } from '../../account/sessions.js';
import { users } from '../../account/tables.js';
import { inTransaction } from '../../database/retry.js';
import { writeSetting } from '../../settings/store.js';
import {
  guest,
  openPaymentsServer,
  pay,
  reopenPaymentsServer,
  server,
} from '../../testing/opened-payments-server.js';
import { sendJson } from '../../testing/send-json.js';
import { settle } from '../settlement/settle.js';
import { findPayment } from '../store.js';
import { receipts } from '../tables.js';
import { keptReceipt } from './kept-receipt.js';

openPaymentsServer();

let drawn: string[];

beforeEach(countDrawings);

/** Notes each receipt that is drawn, and draws it. */
function countDrawings() {
  const { services } = server;
  const { drawReceipt } = services;
  drawn = [];
  services.drawReceipt = (receipt) => {
    drawn.push(receipt.hotel.name);
    return drawReceipt(receipt);
  };
}

async function paid(): Promise<string> {
  const { paymentId } = await guest.book();
  await pay(paymentId);
  return paymentId;
}

const receipt = (id: string) =>
  server.fetch(`/api/payments/${id}/receipt`, {
    headers: { authorization: `Bearer ${guest.token}` },
  });
const kept = () => server.services.db.$count(receipts);

const refund = (paymentId: string) =>
  settle(server.services, paymentId, 'webhook', {
    event: { progress: 'refunded', returned: { id: paymentId, cents: 30_000 } },
    raw: null,
  });

test('asked for twice at once and once more, a receipt is drawn once', async () => {
  const id = await paid();
  const replies = await Promise.all([receipt(id), receipt(id)]);
  const files = await Promise.all([...replies, await receipt(id)].map((one) => one.arrayBuffer()));
  expect(drawn).toHaveLength(1);
  expect(files[0]?.byteLength).toBeGreaterThan(1000);
  for (const file of files) expect(Buffer.from(file).equals(Buffer.from(files[0]!))).toBe(true);
});

test('what is on it changes: it is drawn again, and one is kept', async () => {
  const id = await paid();
  await receipt(id);
  await inTransaction(server.services.db, (tx) =>
    writeSetting(tx, 'general.hotelName', 'Qasr Al Noor', server.services.now()),
  );
  await receipt(id);
  expect(drawn).toEqual([brand.name, 'Qasr Al Noor']);
  expect(await kept()).toBe(1);
});

test('a booking that is paid back has no receipt any more', async () => {
  const id = await paid();
  await receipt(id);
  expect(await kept()).toBe(1);
  await refund(id);
  expect(await kept()).toBe(0);
  expect((await receipt(id)).status).toBe(409);
});

test('what is cancelled while its receipt is drawn keeps none', async () => {
  const id = await paid();
  const { services } = server;
  const { drawReceipt } = services;
  services.drawReceipt = async (content) => {
    await refund(id);
    return await drawReceipt(content);
  };
  await receipt(id);
  expect(await kept()).toBe(0);
});

test('receipts are deleted with the account', async () => {
  const id = await paid();
  await receipt(id);
  const password = 'Another9Palm';
  const passwordHash = await hashPassword(password);
  await server.services.db.update(users).set({ passwordHash }).where(eq(users.id, guest.user._id));
  const later = new Date('2026-12-04T08:00:00Z');
  server.setNow(later);
  const token = await openSession(server.services.db, guest.user._id, later);
  const path = '/api/basic-users/delete-account';
  expect(await sendJson(server, path, { token, body: { password } })).toMatchObject({
    status: 200,
  });
  expect(await kept()).toBe(0);
});

test('500: a receipt that cannot be drawn, and the next time it can', async () => {
  const id = await paid();
  const { services } = server;
  const { drawReceipt } = services;
  services.drawReceipt = () => Promise.reject(new Error('the receipt could not be drawn'));
  expect((await receipt(id)).status).toBe(500);
  services.drawReceipt = drawReceipt;
  expect((await receipt(id)).status).toBe(200);
  const found = await findPayment(services.db, id);
  expect((await keptReceipt(services, found!)).byteLength).toBeGreaterThan(1000);
});

test('429 with Retry-After: more than twenty in a minute for one guest', async () => {
  await reopenPaymentsServer({ RATE_LIMIT_FACTOR: '1' });
  const id = await paid();
  for (let asked = 0; asked < 20; asked += 1) expect((await receipt(id)).status).toBe(200);
  const refused = await receipt(id);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});
