import { describe, expect, test } from 'vitest';
import { findFlagged } from '../../bookings/desk-store.js';
import { freeUnits } from '../../testing/booking-guest.js';
import {
  after,
  guest,
  openPaymentsServer,
  reopenPaymentsServer,
  server,
} from '../../testing/opened-payments-server.js';
import { expireHolds } from '../jobs/expire-holds.js';

openPaymentsServer();

const statusOf = async (path: string) => (await server.fetch(path, { method: 'POST' })).status;

describe('a provider without keys', () => {
  test('is off: its method is not offered and takes nothing, and nobody hears its messages', async () => {
    await reopenPaymentsServer({
      PAYMENTS: 'live',
      THAWANI_SECRET_KEY: 'key',
      THAWANI_PUBLISHABLE_KEY: 'key',
      THAWANI_WEBHOOK_SECRET: 'secret',
      SMTP_URL: 'smtp://127.0.0.1:1',
    });
    const config = await (await server.fetch('/api/settings/app-config')).json();
    expect(config.data.paymentMethods).toEqual(['visa']);
    const response = await guest.createInvoice();
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'payments.method-closed' });
    expect(await freeUnits(server)).toEqual([1, 1]);
    expect(await statusOf('/api/payments/nowpayments/ipn')).toBe(404);
    expect(await statusOf('/api/payments/thawani/webhook')).toBe(401);
  });

  test('that had some before: what waits for it is freed, and flagged to the desk', async () => {
    const { paymentId } = await guest.book();
    const { payments } = server.services.config;
    const providers = payments.providers.filter(({ gateway }) => gateway !== 'NowPayments');
    server.services.config.payments = { ...payments, providers };
    after(31);
    await expireHolds(server.services);
    expect(await freeUnits(server)).toEqual([0, 0]);
    after(61);
    await expireHolds(server.services);
    expect(await freeUnits(server)).toEqual([1, 1]);
    expect(await findFlagged(server.services.db)).toMatchObject([{ id: paymentId }]);
  });
});
