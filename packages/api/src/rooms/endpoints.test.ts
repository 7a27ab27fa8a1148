import { buildUser } from '@vestibule/domain/account/builders';
import { buildRoom } from '@vestibule/domain/rooms/builders';
import { expect, test, vi } from 'vitest';
import { restoreSession } from '../auth/session.js';
import { paymentsApi } from '../payments/endpoints.js';
import { memoryTokenStorage } from '../transport/environment.js';
import { createHotelStore, type HotelStore } from '../transport/store.js';
import { roomsApi } from './endpoints.js';

const order = {
  method: 'usdt',
  userId: 'guest',
  amount: 300,
  orderId: '1',
  orderDescription: 'Room',
} as const;

type Store = ReturnType<typeof createHotelStore>;
const { startPayment, continuePayment, cancelPayment } = paymentsApi.endpoints;

test.each([
  ['a payment that is refused', (store: Store) => store.dispatch(startPayment.initiate(order))],
  [
    'a payment that is gone on with',
    (store: Store) => store.dispatch(continuePayment.initiate({ id: 'PAY-1' })),
  ],
  ['a booking that is given up', (store: Store) => store.dispatch(cancelPayment.initiate('PAY-1'))],
])('after %s the nights of a room page are asked for again', async (_, change) => {
  const asked: string[] = [];
  const store = createHotelStore({
    baseUrl: 'https://hotel.test/api',
    tokens: memoryTokenStorage({ token: 'secret', user: JSON.stringify(buildUser()) }),
    fetch: async (input, init) => {
      const { url } = new Request(input, init);
      asked.push(url);
      return url.includes('/payments/')
        ? Response.json({ success: false, code: 'rooms.sold-out' }, { status: 409 })
        : Response.json({ success: true, data: { available: true, nights: [] } });
    },
  });
  store.dispatch(restoreSession());
  const stay = { id: 'sea-view-king', checkIn: '2026-12-01', checkOut: '2026-12-03' };
  await store.dispatch(roomsApi.endpoints.getRoomAvailability.initiate(stay));
  const nights = () => asked.filter((url) => url.includes('sea-view-king'));
  expect(nights()).toHaveLength(1);
  await change(store);
  await expect.poll(nights).toHaveLength(2);
});

const { getRoom, listRooms, searchRooms } = roomsApi.endpoints;

test.each([
  { name: 'a list', ask: (store: HotelStore) => store.dispatch(listRooms.initiate()), data: [] },
  {
    name: 'a search',
    ask: (store: HotelStore) => store.dispatch(searchRooms.initiate({ guests: 2, page: 1 })),
    data: [],
  },
  {
    name: 'a room',
    ask: (store: HotelStore) => store.dispatch(getRoom.initiate('sea-view-king')),
    data: buildRoom(),
  },
])('$name is loaded once and cached for the visit (spec 4) [S4.rooms.2]', async ({ ask, data }) => {
  vi.useFakeTimers();
  let calls = 0;
  const store = createHotelStore({
    baseUrl: 'https://hotel.test/api',
    tokens: memoryTokenStorage(),
    fetch: async () => {
      calls += 1;
      return Response.json({ success: true, data, total: 0 });
    },
  });
  const shown = ask(store);
  await shown;
  shown.unsubscribe();
  await vi.advanceTimersByTimeAsync(30 * 60_000);
  await ask(store);
  expect(calls).toBe(1);
  vi.useRealTimers();
});

test('a search asks for its dates, guests and page, and for no number of rooms [R30]', async () => {
  let asked = '';
  const store = createHotelStore({
    baseUrl: 'https://hotel.test/api',
    tokens: memoryTokenStorage(),
    fetch: async (input, init) => {
      asked = new Request(input, init).url;
      return Response.json({ success: true, data: [], total: 0 });
    },
  });
  const stay = { checkIn: '2026-12-01', checkOut: '2026-12-03' };
  const search = { stay, guests: 2, rooms: 3, page: 1 };
  await store.dispatch(searchRooms.initiate(search));
  expect(Object.fromEntries(new URL(asked).searchParams)).toEqual({
    active: 'true',
    ...stay,
    guests: '2',
    page: '1',
    limit: '6',
  });
});
