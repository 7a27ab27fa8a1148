import { arabicOverrides } from '@vestibule/domain/texts/ar';
import { textPack } from '@vestibule/domain/words';
import { expect, test } from 'vitest';
import { eventsApi } from '../events/endpoints.js';
import { roomsApi } from '../rooms/endpoints.js';
import { memoryTokenStorage } from './environment.js';
import { hotelApi } from './hotel-api.js';
import { createHotelStore, savedState, type SavedState } from './store.js';

const { listRooms } = roomsApi.endpoints;

function storeWith(saved?: SavedState) {
  let calls = 0;
  const fetch = async () => {
    calls += 1;
    return Response.json({ success: true, data: [], total: 0 });
  };
  const environment = { baseUrl: 'https://hotel.test/api', fetch, tokens: memoryTokenStorage() };
  return { store: createHotelStore(environment, saved), calls: () => calls };
}

async function stateOfAPage(): Promise<SavedState> {
  const { store } = storeWith();
  await store.dispatch(listRooms.initiate());
  return JSON.parse(JSON.stringify(savedState(store.getState()))) as SavedState;
}

test('a page carries its replies, and neither who asked for them, when, nor settings', async () => {
  const state = await stateOfAPage();
  expect(state).toEqual({ 'listRooms(undefined)': { data: [], tags: { Room: ['LIST'] } } });
});

test('the browser’s store knows the tags of each reply as the server’s did', async () => {
  const { store } = storeWith();
  await store.dispatch(listRooms.initiate());
  const { store: restored } = storeWith(savedState(store.getState()));
  expect(restored.getState().api.provided).toEqual(store.getState().api.provided);
});

test('and each reply as the server’s did: its endpoint, what it was asked with, how it went', async () => {
  const { store } = storeWith();
  await store.dispatch(listRooms.initiate({ guests: '2', category: 'Garden' }));
  const saved = JSON.parse(JSON.stringify(savedState(store.getState()))) as SavedState;
  const [key = ''] = Object.keys(saved);
  const { status, endpointName, originalArgs, data } = store.getState().api.queries[key] ?? {};
  expect(storeWith(saved).store.getState().api.queries[key]).toMatchObject({
    status,
    endpointName,
    originalArgs,
    data,
  });
});

test('a reply that failed stays one', async () => {
  const failing = createHotelStore({
    baseUrl: 'https://hotel.test/api',
    fetch: async () => Response.json({ success: false }, { status: 500 }),
    tokens: memoryTokenStorage(),
  });
  await failing.dispatch(listRooms.initiate());
  const { store } = storeWith(savedState(failing.getState()));
  const { status, error } = failing.getState().api.queries['listRooms(undefined)'] ?? {};
  expect(status).toBe('rejected');
  expect(store.getState().api.queries['listRooms(undefined)']).toMatchObject({ status, error });
});

test('what a page carries counts from when it is read, not from when it was rendered', async () => {
  const saved = await stateOfAPage();
  const now = Date.now();
  const { queries } = storeWith(saved).store.getState().api;
  expect(queries['listRooms(undefined)']?.fulfilledTimeStamp).toBeGreaterThanOrEqual(now);
});

test('the environment hears once of a request that failed, with its endpoint [S8.logged.1]', async () => {
  const heard: unknown[] = [];
  const store = createHotelStore({
    baseUrl: 'https://hotel.test/api',
    fetch: async () => Response.json({ success: false }, { status: 500 }),
    tokens: memoryTokenStorage(),
    onFailure: (endpoint, { status }) => heard.push([endpoint, status]),
  });
  await store.dispatch(listRooms.initiate());
  expect(heard).toEqual([['listRooms', 500]]);
});

test('what the server has no words for is said in those of the page', async () => {
  const store = createHotelStore({
    baseUrl: 'https://hotel.test/api',
    fetch: async () => Promise.reject(new TypeError('Failed to fetch')),
    tokens: memoryTokenStorage(),
    texts: textPack(...arabicOverrides),
  });
  const rooms = await store.dispatch(listRooms.initiate());
  const events = await store.dispatch(eventsApi.endpoints.listEvents.initiate());
  expect(rooms.error).toMatchObject({
    message: 'حدث خطأ في الشبكة. يُرجى التحقق من الاتصال بالإنترنت وإعادة المحاولة.',
  });
  expect(events.error).toMatchObject({ message: 'تعذّر الاتصال بالخادم' });
});

test('the browser’s store takes them up: it asks only for what has become old', async () => {
  const { store, calls } = storeWith(await stateOfAPage());
  const rooms = await store.dispatch(listRooms.initiate());
  expect(rooms.data).toEqual([]);
  expect(calls()).toBe(0);
  store.dispatch(hotelApi.util.invalidateTags([{ type: 'Room', id: 'LIST' }]));
  await expect.poll(calls).toBe(1);
});
