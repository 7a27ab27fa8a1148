import { expect, test } from 'vitest';
import { expireHolds } from '../payments/jobs/expire-holds.js';
import { after, guest, openPaymentsServer, server } from '../testing/opened-payments-server.js';
import { countHeldBookings } from './store.js';

openPaymentsServer();

test('a booking is counted while something is held for it', async () => {
  const { db } = server.services;
  expect(await countHeldBookings(db)).toEqual([]);
  await guest.book();
  expect(await countHeldBookings(db)).toEqual([{ status: 'pending', count: 1 }]);
  after(31);
  await expireHolds(server.services);
  expect(await countHeldBookings(db)).toEqual([]);
});
