import { describe, expect, test } from 'vitest';
import { inTransaction } from '../../database/retry.js';
import { writeSetting } from '../../settings/store.js';
import { freeUnits } from '../../testing/booking-guest.js';
import { guest, openPaymentsServer, server } from '../../testing/opened-payments-server.js';

openPaymentsServer();

const turn = (key: string, value: boolean) =>
  inTransaction(server.services.db, (tx) => writeSetting(tx, key, value, server.services.now()));

const refusal = async (response: Response) => ({
  status: response.status,
  code: (await response.json()).code,
});
const closed = { status: 409, code: 'payments.method-closed' };

describe('a way to pay that the settings have turned off', () => {
  test('payment.usdt: 409 for an invoice, and nothing is taken; a card still pays [S2.payment.1]', async () => {
    await turn('payment.usdt', false);
    expect(await refusal(await guest.createInvoice())).toEqual(closed);
    expect(await freeUnits(server)).toEqual([1, 1]);
    expect((await guest.createSession()).status).toBe(200);
  });

  test('payment.card: 409 for a session, and nothing is taken; USDT still pays', async () => {
    await turn('payment.card', false);
    expect(await refusal(await guest.createSession())).toEqual(closed);
    expect(await freeUnits(server)).toEqual([1, 1]);
    expect((await guest.createInvoice()).status).toBe(200);
  });

  test('an unpaid booking goes on with the method that is left', async () => {
    const { paymentId, bookingId } = await guest.book();
    await turn('payment.usdt', false);
    expect(await refusal(await guest.ask(paymentId, '/continue', { method: 'usdt' }))).toEqual(
      closed,
    );
    const response = await guest.ask(paymentId, '/continue', {});
    expect(response.status).toBe(200);
    const { data } = await response.json();
    expect(data.bookingId).toBe(bookingId);
    expect(data.checkoutUrl).toContain('/sandbox/thawani/');
  });

  test('with none left, the booking cannot be paid', async () => {
    const { paymentId } = await guest.book();
    await turn('payment.usdt', false);
    await turn('payment.card', false);
    expect(await refusal(await guest.ask(paymentId, '/continue', {}))).toEqual(closed);
    const config = await (await server.fetch('/api/settings/app-config')).json();
    expect(config.data.paymentMethods).toEqual([]);
  });
});
