import { expect, it } from 'vitest';
import { roomsApi } from '../rooms/endpoints.js';
import { memoryTokenStorage, type ApiEnvironment } from './environment.js';
import { hotelApi } from './hotel-api.js';
import { createHotelStore } from './store.js';

async function askedIn(language: ApiEnvironment['language']): Promise<string[]> {
  const asked: string[] = [];
  const store = createHotelStore({
    baseUrl: 'https://hotel.test/api',
    fetch: async (input) => {
      const { pathname, search } = new URL(new Request(input).url);
      asked.push(pathname + search);
      return Response.json({ success: true, data: [], total: 0 });
    },
    tokens: memoryTokenStorage(),
    language,
  });
  const { listRooms } = roomsApi.endpoints;
  await store.dispatch(listRooms.initiate());
  await store.dispatch(listRooms.initiate({ guests: '2' }));
  store.dispatch(hotelApi.util.resetApiState());
  return asked;
}

it.each(['ar', 'pl'])(
  'asks in %s, the language of the page, beside what the call asks for',
  async (page) => {
    expect(await askedIn(page)).toEqual([
      `/api/rooms?lang=${page}`,
      `/api/rooms?guests=2&lang=${page}`,
    ]);
  },
);

it.each(['en', undefined] as const)('says nothing of a language that is %s', async (language) => {
  expect(await askedIn(language)).toEqual(['/api/rooms', '/api/rooms?guests=2']);
});
