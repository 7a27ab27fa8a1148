import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { once } from 'node:events';
import { outcomeTexts, paymentOutcome } from '@vestibule/domain/payments';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bookings } from '../../bookings/tables.js';
import { freeUnits, roomBooking } from '../../testing/booking-guest.js';
import { after, guest, openPaymentsServer, server } from '../../testing/opened-payments-server.js';
import { freePort } from '../../web/free-port.js';
import { reconcilePayments } from '../../testing/reconcile-payments.js';
import { findPayment, updatePayment } from '../store.js';

/** What both providers' hosts send in place of what they were asked for. */
const rubbish = {
  'answering other JSON': (reply: ServerResponse) =>
    reply.setHeader('content-type', 'application/json').end('{"status":"ok","data":[]}'),
  'answering HTML': (reply: ServerResponse) =>
    reply.setHeader('content-type', 'text/html').end('<!doctype html><title>Be right back</title>'),
  'answering by halves': (reply: ServerResponse) => {
    reply.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' });
    reply.write('{"success":true,"data":{"session_id":"checkout_', () => reply.destroy());
  },
};
type Rubbish = keyof typeof rubbish;

/** Both providers' hosts: answering, silent for ever, not there at all, or answering rubbish. */
type Host = 'up' | 'silent' | 'gone' | Rubbish;

let port: number;
let provider: Server | undefined;
let status: 'paid' | 'unpaid';
/** Whether a silent host still answers for cards. */
let cards: boolean;

openPaymentsServer(async () => {
  port = await freePort();
  status = 'unpaid';
  cards = false;
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

afterEach(async () => {
  vi.restoreAllMocks();
  await become('gone');
});

async function become(host: Host): Promise<void> {
  if (provider) {
    provider.closeAllConnections();
    provider.close();
    await once(provider, 'close');
    provider = undefined;
  }
  if (host === 'gone') return;
  provider = createServer(answerOf(host)).listen(port, '127.0.0.1');
  await once(provider, 'listening');
}

function answerOf(host: Exclude<Host, 'gone'>): RequestListener {
  if (host === 'up') return (request, reply) => void answer(request, reply);
  if (host === 'silent') return answerCards;
  return (_request, reply) => rubbish[host](reply);
}

const answerCards = (request: IncomingMessage, reply: ServerResponse) => {
  if (cards && request.url?.includes('/checkout/')) void answer(request, reply);
};

let session = { session_id: 'checkout_1', client_reference_id: '', total_amount: 0 };

async function answer(request: IncomingMessage, reply: ServerResponse) {
  const body = await new Response(request as unknown as ReadableStream).text();
  if (request.method === 'POST' && request.url === '/api/v1/checkout/session') {
    const { client_reference_id, products } = JSON.parse(body);
    const id = `checkout_${client_reference_id}`;
    session = { session_id: id, client_reference_id, total_amount: products[0].unit_amount };
  }
  const data = { ...session, currency: 'OMR', payment_status: status };
  const invoice = { id: '1', invoice_url: `http://127.0.0.1:${port}/payment/?iid=1` };
  reply.setHeader('content-type', 'application/json');
  reply.end(JSON.stringify({ success: true, data, ...invoice }));
}

/** A fiftieth of the time that a provider has to answer. */
function shortenTimeouts() {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 50));
}

async function bookThenPayWhile(host: Host) {
  await become('up');
  const { paymentId } = await guest.bookByCard();
  status = 'paid';
  await become(host);
  return paymentId;
}

const hosts: Host[] = [
  'silent',
  'gone',
  'answering other JSON',
  'answering HTML',
  'answering by halves',
];

describe.each(hosts)('a provider whose host is %s', (host) => {
  beforeEach(shortenTimeouts);

  test('502: the guest reads it, nothing stays taken, and a second try goes through', async () => {
    await become(host);
    const refused = await guest.createSession();
    expect(refused.status).toBe(502);
    expect(await refused.json()).toMatchObject({
      code: 'payments.provider-unreachable',
      message: 'Failed to create payment invoice. Please try again.',
    });
    expect(await freeUnits(server)).toEqual([1, 1]);
    expect(await guest.history()).toMatchObject([{ status: 'failed', bookingStatus: 'failed' }]);
    await become('up');
    expect((await guest.createSession()).status).toBe(200);
    expect(await freeUnits(server)).toEqual([0, 0]);
    expect(await server.services.db.$count(bookings)).toBe(1);
  });

  test('the return page goes on saying that the payment is being confirmed, until it is', async () => {
    const paymentId = await bookThenPayWhile(host);
    const record = await guest.check(paymentId);
    const outcome = paymentOutcome(record, { returned: true });
    expect(outcomeTexts()[outcome].title).toBe('Payment is being confirmed');
    expect(await freeUnits(server)).toEqual([0, 0]);
    await become('up');
    after(1);
    expect(await guest.check(paymentId)).toMatchObject({
      status: 'paid',
      bookingStatus: 'confirmed',
    });
  });

  test('the reconciler comes back to it later, and loses nothing', async () => {
    const paymentId = await bookThenPayWhile(host);
    after(2);
    await reconcilePayments(server.services);
    const missed = await findPayment(server.services.db, paymentId);
    expect(missed?.payment).toMatchObject({ status: 'pending', checks: 1 });
    expect(missed?.payment.nextCheckAt?.getTime()).toBeGreaterThan(server.services.now().getTime());
    await become('up');
    after(5);
    await reconcilePayments(server.services);
    expect(await guest.payment(paymentId)).toMatchObject({
      status: 'paid',
      bookingStatus: 'confirmed',
    });
  });

  test('502: nothing is given up before the provider could be asked', async () => {
    const paymentId = await bookThenPayWhile(host);
    const refused = await guest.ask(paymentId, '/cancel');
    expect(refused.status).toBe(502);
    expect(await refused.json()).toMatchObject({
      code: 'payments.cancel-unreachable',
      message:
        'We could not ask the payment provider, so nothing has been cancelled. Please try again.',
    });
    expect(await guest.payment(paymentId)).toMatchObject({ bookingStatus: 'pending' });
    expect(await freeUnits(server)).toEqual([0, 0]);
  });

  test('502: a booking that may be paid makes no room for another of the same guest', async () => {
    const paymentId = await bookThenPayWhile(host);
    const refused = await guest.createSession(roomBooking({ guests: 1 }));
    expect(refused.status).toBe(502);
    expect((await refused.json()).code).toBe('payments.provider-unreachable');
    expect(await guest.payment(paymentId)).toMatchObject({ bookingStatus: 'pending' });
    await become('up');
    after(2);
    expect(await guest.check(paymentId)).toMatchObject({
      status: 'paid',
      bookingStatus: 'confirmed',
    });
  });
});

test('one silent provider does not keep the reconciler from the other', async () => {
  await become('up');
  const usdt = await guest.book();
  await updatePayment(server.services.db, usdt.paymentId, {
    providerPaymentId: '1',
    nextCheckAt: new Date('2026-11-20T08:00:00Z'),
  });
  const card = await guest.bookByCard();
  status = 'paid';
  cards = true;
  await become('silent');
  after(2);
  let over = false;
  const round = reconcilePayments(server.services).then(() => (over = true));
  await guest.until(card.paymentId, 'paid');
  expect(over).toBe(false);
  await become('gone');
  await round;
});
