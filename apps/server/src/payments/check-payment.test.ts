import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bookingGuest, choose } from '../testing/booking-guest.js';
import { addRoom, createPaymentsServer } from '../testing/payments-server.js';

let server: Awaited<ReturnType<typeof createPaymentsServer>>;
let guest: Awaited<ReturnType<typeof bookingGuest>>;

beforeEach(async () => {
  server = await createPaymentsServer();
  await addRoom(server.services);
  guest = await bookingGuest(server);
});

afterEach(() => server.close());

/** How often the provider was asked for a session meanwhile. */
async function questions(work: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(globalThis, 'fetch');
  try {
    await work();
    const asked = spy.mock.calls.map(([input]) => new Request(input).url);
    return asked.filter((url) => url.includes('/checkout/session/')).length;
  } finally {
    spy.mockRestore();
  }
}

describe('POST /payments/{id}/check', () => {
  test('200: the provider is asked once in a second and a half, however often the page asks', async () => {
    const { paymentId } = await guest.bookByCard();
    const check = () => guest.check(paymentId);
    expect(await questions(() => Promise.all([check(), check(), check()]))).toBe(1);
    server.setNow(new Date('2026-11-20T08:00:01.499Z'));
    expect(await questions(check)).toBe(0);
    server.setNow(new Date('2026-11-20T08:00:01.500Z'));
    expect(await questions(check)).toBe(1);
  });

  test('200: who may not ask yet still hears what is known', async () => {
    const { paymentId, checkoutUrl } = await guest.bookByCard();
    expect(await guest.check(paymentId)).toMatchObject({ status: 'pending' });
    await choose(checkoutUrl, 'pay', { behaviour: 'never' });
    expect(await guest.check(paymentId)).toMatchObject({ status: 'pending' });
    server.setNow(new Date('2026-11-20T08:00:02Z'));
    expect(await guest.check(paymentId)).toMatchObject({ status: 'paid' });
    expect(await questions(() => guest.check(paymentId))).toBe(0);
  });
});
