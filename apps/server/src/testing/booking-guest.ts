import type { PaymentRecord } from '@vestibule/domain/payments';
import type { InLanguage } from '@vestibule/domain/words';
import { setTimeout as pause } from 'node:timers/promises';
import { and, between, eq } from 'drizzle-orm';
import { roomAvailability } from '../rooms/tables.js';
import type { Services } from '../services.js';
import { sendJson } from './send-json.js';
import { signIn } from './sign-in.js';
import type { TestServer } from './test-server.js';

interface HandOff {
  paymentId: string;
  bookingId: string;
  total: number;
  invoice_url?: string;
  checkoutUrl?: string;
}

export const stay = { checkInDate: '2026-12-01', checkOutDate: '2026-12-03' };

/** The structured booking of two nights in the test room. */
export function roomBooking(details: object = {}, id = 'sea-view-king') {
  return {
    type: 'room',
    id,
    bookingDetails: {
      guestName: 'Layla Haddad',
      phone: '+96892123456',
      ...stay,
      guests: 2,
      ...details,
    },
  };
}

/** A signed-in guest who books and lists bookings (with `query`, such as `?lang=ar`), chooses on the provider's page, and asks how it went. */
export async function bookingGuest(
  server: Pick<TestServer, 'fetch'> & { services: Pick<Services, 'db' | 'now'> },
  { query = '' }: { query?: string } = {},
) {
  const { token, user } = await signIn(server.services);
  const data = async (response: Response) => (await response.json()).data;
  const createInvoice = (booking: unknown = roomBooking(), price_amount = 300) =>
    sendJson(server, `/api/payments/usdt/create-invoice${query}`, {
      token,
      body: {
        userId: user._id,
        price_amount,
        price_currency: 'USD',
        order_id: 1700000000000,
        order_description: 'Room Booking: Sea View King | Guest: Layla Haddad',
        booking,
      },
    });
  const createSession = (booking: unknown = roomBooking(), amount = 300) =>
    sendJson(server, `/api/payments/thawani/create-session${query}`, {
      token,
      body: { userId: user._id, amount, bookingId: '1', orderDescription: 'Room', booking },
    });
  const ask = (id: string, part = '', body?: object) =>
    sendJson(server, `/api/payments/${id}${part}`, { method: part ? 'POST' : 'GET', token, body });
  return {
    token,
    user,
    createInvoice,
    createSession,
    /** Books with USDT and gives what the reply carries. */
    book: async (booking?: unknown, amount?: number): Promise<HandOff> =>
      data(await createInvoice(booking, amount)),
    bookByCard: async (booking?: unknown): Promise<HandOff> => data(await createSession(booking)),
    payment: async (id: string): Promise<PaymentRecord & InLanguage> => data(await ask(id)),
    check: async (id: string, body: object = {}): Promise<PaymentRecord> =>
      data(await ask(id, '/check', body)),
    ask,
    history: async (): Promise<PaymentRecord[]> =>
      (
        await data(
          await sendJson(server, `/api/payments/history/all/${user._id}${query}`, {
            method: 'GET',
            token,
          }),
        )
      ).payments,
    /** Waits until the payment has a status, as the messages of a provider arrive on their own. */
    async until(id: string, status: string): Promise<PaymentRecord> {
      for (let tries = 0; tries < 500; tries += 1) {
        const record = await data(await ask(id));
        if (record.status === status) return record;
        await pause(20);
      }
      throw new Error(`The payment never became ${status}.`);
    },
  };
}

/** What a guest chooses on the provider's own page; answers where the browser is sent back to. */
export async function choose(
  hostedUrl: string | undefined,
  choice: 'pay' | 'fail' | 'cancel',
  behaviour: { behaviour?: string; delay?: string } = {},
): Promise<URL> {
  const response = await fetch(hostedUrl ?? '', {
    method: 'POST',
    body: new URLSearchParams({ choice, ...behaviour }),
    redirect: 'manual',
  });
  if (response.status !== 303) throw new Error(`The provider's page answered ${response.status}.`);
  return new URL(response.headers.get('location') ?? '');
}

/** How many units of the test room are free on each night of the stay. */
export async function freeUnits({ services }: TestServer, id = 'sea-view-king'): Promise<number[]> {
  const rows = await services.db
    .select({ available: roomAvailability.available })
    .from(roomAvailability)
    .where(
      and(
        eq(roomAvailability.roomId, id),
        between(roomAvailability.date, '2026-12-01', '2026-12-02'),
      ),
    )
    .orderBy(roomAvailability.date);
  return rows.map((row) => row.available);
}
