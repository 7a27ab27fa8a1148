import { contentMessages, type ContentProblem } from '@vestibule/domain/content';
import { problemMessages } from '@vestibule/domain/problem';
import { describe, expect, test } from 'vitest';
import { memoryTokenStorage } from '../transport/environment.js';
import { createHotelStore, type HotelStore } from '../transport/store.js';
import { contentApi } from './endpoints.js';

function storeOn(answer: () => Promise<Response>) {
  return createHotelStore({
    baseUrl: 'https://hotel.example/api',
    fetch: answer,
    tokens: memoryTokenStorage(),
  });
}

const { endpoints } = contentApi;

/** Asks for one page; the answer is how it failed. */
const pages: readonly (readonly [ContentProblem, (store: HotelStore) => Promise<unknown>])[] = [
  [
    'content.failed',
    async (store) => (await store.dispatch(endpoints.getContent.initiate())).error,
  ],
  [
    'content.home-failed',
    async (store) => (await store.dispatch(endpoints.getHomePage.initiate())).error,
  ],
  [
    'content.rooms-failed',
    async (store) => (await store.dispatch(endpoints.getRoomsPage.initiate())).error,
  ],
  [
    'content.spa-failed',
    async (store) => (await store.dispatch(endpoints.getSpaPage.initiate())).error,
  ],
  [
    'content.restaurant-failed',
    async (store) => (await store.dispatch(endpoints.getRestaurantPage.initiate())).error,
  ],
  [
    'content.events-failed',
    async (store) => (await store.dispatch(endpoints.getEventsPage.initiate())).error,
  ],
  [
    'content.meeting-hall-failed',
    async (store) => (await store.dispatch(endpoints.getMeetingHallPage.initiate())).error,
  ],
  [
    'content.navigation-failed',
    async (store) => (await store.dispatch(endpoints.getNavigation.initiate())).error,
  ],
  [
    'content.footer-failed',
    async (store) => (await store.dispatch(endpoints.getFooter.initiate())).error,
  ],
  [
    'content.about-failed',
    async (store) => (await store.dispatch(endpoints.getAboutPage.initiate())).error,
  ],
];

describe('each page names its own failure (spec 8)', () => {
  test('word for word [S8.content.1]', () => {
    expect(pages.map(([code]) => contentMessages[code])).toEqual([
      'Failed to fetch content',
      'Failed to fetch home content',
      'Failed to fetch rooms content',
      'Failed to fetch spa content',
      'Failed to fetch restaurant content',
      'Failed to fetch events content',
      'Failed to fetch meeting hall content',
      'Failed to fetch navigation content',
      'Failed to fetch footer content',
      'Failed to fetch about content',
    ]);
  });

  test.each(pages)('%s when the API is down [S8.content.1]', async (code, failureOf) => {
    const store = storeOn(() => Promise.reject(new TypeError('down')));
    expect(await failureOf(store)).toMatchObject({ code, message: contentMessages[code] });
  });

  test.each(pages)('%s on a server error', async (code, failureOf) => {
    for (const [status, failed] of [
      [500, 'server.failed'],
      [503, 'server.unavailable'],
    ] as const) {
      const body = { success: false, code: failed, message: problemMessages[failed] };
      const store = storeOn(async () => Response.json(body, { status }));
      expect(await failureOf(store)).toMatchObject({
        status,
        code,
        message: contentMessages[code],
      });
    }
  });

  test('a page without a record is an answer, and no failure [G1.5]', async () => {
    const body = { success: false, code: 'content.not-found', message: 'No record' };
    const store = storeOn(async () => Response.json(body, { status: 404 }));
    const { isSuccess, data } = await store.dispatch(endpoints.getHomePage.initiate());
    expect({ isSuccess, data }).toEqual({ isSuccess: true, data: undefined });
    const legal = await store.dispatch(endpoints.getTextPage.initiate('terms'));
    expect(legal.isSuccess).toBe(true);
  });

  test('any other 404 is a failure', async () => {
    const store = storeOn(async () => new Response('Not found', { status: 404 }));
    const { error } = await store.dispatch(endpoints.getHomePage.initiate());
    expect(error).toMatchObject({ status: 404, code: 'content.home-failed' });
  });

  test('a refusal with a reason keeps it', async () => {
    const body = { success: false, code: 'server.maintenance', message: 'Back at noon.' };
    const store = storeOn(async () => Response.json(body, { status: 503 }));
    const result = await store.dispatch(endpoints.getHomePage.initiate());
    expect(result.error).toMatchObject({ code: 'server.maintenance', message: 'Back at noon.' });
  });
});
