import { minutesAfter } from '@vestibule/domain/calendar';
import { afterEach, beforeEach } from 'vitest';
import { settle } from '../payments/settlement/settle.js';
import { bookingGuest } from './booking-guest.js';
import { addRoom, createPaymentsServer } from './payments-server.js';
import { TEST_NOW } from './test-server.js';

/** The running test's own server with one free room, and a guest who is signed in to it. */
export let server: Awaited<ReturnType<typeof createPaymentsServer>>;
export let guest: Awaited<ReturnType<typeof bookingGuest>>;

/** Opens new ones before each test of the file, and closes them after it. */
export function openPaymentsServer(environment?: () => Promise<Record<string, string>>): void {
  beforeEach(async () => open(await environment?.()));
  afterEach(() => server.close());
}

/** Within a test: a server with another environment. */
export async function reopenPaymentsServer(environment: Record<string, string>): Promise<void> {
  await server.close();
  await open(environment);
}

async function open(environment?: Record<string, string>): Promise<void> {
  server = await createPaymentsServer(environment);
  await addRoom(server.services);
  guest = await bookingGuest(server);
}

/** Moves the server's clock to so many minutes after the test began. */
export function after(minutes: number): void {
  server.setNow(minutesAfter(TEST_NOW, minutes));
}

/** Money for an attempt, as the provider would tell of it. */
export const pay = (paymentId: string, cents = 30_000) =>
  settle(server.services, paymentId, 'webhook', {
    event: {
      progress: cents < 30_000 ? 'open' : 'paid',
      deposit: { id: paymentId, cents, counts: true },
    },
    raw: null,
  });
