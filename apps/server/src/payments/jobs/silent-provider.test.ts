import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Job } from '../../jobs/job.js';
import { openJobs, type Jobs } from '../../jobs/open-jobs.js';
import { bookingGuest, roomBooking } from '../../testing/booking-guest.js';
import { after, openPaymentsServer, server } from '../../testing/opened-payments-server.js';
import { addRoom } from '../../testing/payments-server.js';
import { freePort } from '../../web/free-port.js';
import { expireHoldsJobs } from './expire-holds.js';
import { reconcilePaymentsJobs } from './reconcile-payments.js';
import { updatePayment } from '../store.js';

type Method = 'usdt' | 'card';

const allJobs = [...expireHoldsJobs, ...reconcilePaymentsJobs];
/** Far less than a silent provider is waited for. */
const SOON_MS = 6000;

let port: number;
let providers: Server;
let silent: Method | undefined;
let status: 'paid' | 'unpaid';
/** How many questions got no answer. */
let unanswered: number;
let jobs: Jobs;

openPaymentsServer(async () => {
  port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  return {
    PAYMENTS: 'live',
    NOWPAYMENTS_API_KEY: 'key',
    NOWPAYMENTS_IPN_SECRET: 'secret',
    NOWPAYMENTS_URL: url,
    THAWANI_SECRET_KEY: 'key',
    THAWANI_PUBLISHABLE_KEY: 'key',
    THAWANI_WEBHOOK_SECRET: 'secret',
    THAWANI_URL: url,
    SMTP_URL: 'smtp://127.0.0.1:1',
  };
});

beforeEach(async () => {
  [silent, status, unanswered] = [undefined, 'unpaid', 0];
  providers = createServer((request, reply) => void answer(request, reply));
  providers.listen(port, '127.0.0.1');
  await once(providers, 'listening');
  jobs = await openJobs({
    url: server.services.db.$client.options.connectionString ?? '',
    jobs: allJobs.map((job) => ({ ...job, cron: undefined })),
    onError: (error) => {
      throw error;
    },
    pollingIntervalSeconds: 0.5,
  });
  await jobs.work(server.services);
});

afterEach(async () => {
  providers.closeAllConnections();
  providers.close();
  await jobs.close();
});

async function answer(request: IncomingMessage, reply: ServerResponse) {
  const card = request.url?.includes('/checkout/') ?? false;
  if (silent === (card ? 'card' : 'usdt')) {
    unanswered += 1;
    return;
  }
  reply.setHeader('content-type', 'application/json');
  reply.end(JSON.stringify(card ? await cardAnswer(request) : usdtAnswer()));
}

let session = { session_id: 'checkout_1', client_reference_id: '', total_amount: 0 };

async function cardAnswer(request: IncomingMessage) {
  const body = await new Response(request as unknown as ReadableStream).text();
  if (request.method === 'POST') {
    const { client_reference_id, products } = JSON.parse(body);
    const session_id = `checkout_${client_reference_id}`;
    session = { session_id, client_reference_id, total_amount: products[0].unit_amount };
  }
  return { success: true, data: { ...session, currency: 'OMR', payment_status: status } };
}

/** An invoice when one is opened, and its payment when it is asked for. */
const usdtAnswer = () => ({
  id: '1',
  invoice_url: `http://127.0.0.1:${port}/payment/?iid=1`,
  invoice_id: '1',
  payment_id: '1',
  payment_status: 'finished',
  price_amount: 300,
  price_currency: 'usd',
  pay_amount: 300,
  actually_paid: 300,
  pay_currency: 'usdttrc20',
});

const enqueueAll = async (some: readonly Job[]) => {
  for (const job of some) await jobs.enqueue(server.services.db, job, {});
};

async function book(method: Method, id: string) {
  await addRoom(server.services, { id });
  const booker = await bookingGuest(server);
  const room = roomBooking({}, id);
  const { paymentId } = await (method === 'usdt' ? booker.book(room) : booker.bookByCard(room));
  return { paymentId, record: () => booker.payment(paymentId) };
}

/** A provider's payment that the hotel knows of can be asked about. */
const known = (method: Method, paymentId: string) =>
  updatePayment(server.services.db, paymentId, {
    nextCheckAt: server.services.now(),
    ...(method === 'usdt' && { providerPaymentId: '1' }),
  });

test.each<[Method, Method]>([
  ['card', 'usdt'],
  ['usdt', 'card'],
])('while %s is silent, holds of %s expire in time', async (quiet, other) => {
  const waiting = await book(quiet, 'quiet-room');
  await known(quiet, waiting.paymentId);
  after(10);
  const expiring = await book(other, 'other-room');
  silent = quiet;
  after(31);
  await enqueueAll(expireHoldsJobs);
  await expect.poll(() => unanswered, { timeout: SOON_MS }).toBe(1);
  after(41);
  await enqueueAll(expireHoldsJobs);
  await expect
    .poll(async () => (await expiring.record()).status, { timeout: SOON_MS })
    .toBe('expired');
  expect((await waiting.record()).status).toBe('pending');
  expect(unanswered).toBe(1);
});

test.each<[Method, Method]>([
  ['card', 'usdt'],
  ['usdt', 'card'],
])('while %s is silent, payments of %s are asked about in time', async (quiet, other) => {
  const waiting = await book(quiet, 'quiet-room');
  await known(quiet, waiting.paymentId);
  const due = await book(other, 'other-room');
  silent = quiet;
  status = 'paid';
  await enqueueAll(reconcilePaymentsJobs);
  await expect.poll(() => unanswered, { timeout: SOON_MS }).toBe(1);
  await known(other, due.paymentId);
  await enqueueAll(reconcilePaymentsJobs);
  await expect.poll(async () => (await due.record()).status, { timeout: SOON_MS }).toBe('paid');
  expect((await waiting.record()).status).toBe('pending');
  expect(unanswered).toBe(1);
});
