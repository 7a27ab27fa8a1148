import { SAMPLE_TODAY } from '@vestibule/domain/calendar/builders';
import { fallbackPages } from '@vestibule/domain/content';
import { expect, test } from 'vitest';
import { handle } from './entry.server.js';

const { homePage, roomsPage, spaPage, eventsPage, meetingHallPage, restaurantPage, aboutPage } =
  fallbackPages;

const own = 'our-terrace.webp';

/** The pages that open with a hero, and their records with a picture of the hotel’s own there. */
const pages = [
  ['/', 'home', { ...homePage, hero: { ...homePage.hero, backgroundImage: own } }],
  ['/rooms', 'rooms', { ...roomsPage, coverImage: own }],
  ['/spa', 'spa', { ...spaPage, coverImage: own }],
  ['/events', 'events', { ...eventsPage, coverImage: own }],
  ['/meeting-hall', 'meeting-hall', { ...meetingHallPage, coverImage: own }],
  ['/restaurant', 'restaurant', { ...restaurantPage, coverImage: own }],
  ['/about', 'about', { ...aboutPage, hero: { ...aboutPage.hero, backgroundImage: own } }],
] as const;

/** The head of a page whose content record is this; nothing else of the API answers. */
async function pageWith(path: string, name: string, data: object): Promise<string> {
  const response = await handle(new Request(`https://hotel.test${path}`), {
    apiBaseUrl: 'https://hotel.test/api',
    apiFetch: async (input) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      return pathname === `/api/content/${name}`
        ? Response.json({ success: true, data })
        : Response.json({}, { status: 503 });
    },
    assets: { manifest: { 'src/entry.client.ts': { file: 'entry.js' } } },
    today: SAMPLE_TODAY,
    publicUrl: 'https://hotel.test',
    pictures: {},
    inTurn: (render) => render(),
    onError: (error) => {
      throw error;
    },
  });
  return await response.text();
}

test.each(pages)('a link to %s shows the hero that its record names', async (path, name, data) => {
  const page = await pageWith(path, name, data);
  expect(page).toContain('srcSet="/uploads/content/our-terrace-400.avif 400w');
  expect(page).toContain(
    '<meta property="og:image" content="https://hotel.test/uploads/og/content/our-terrace.jpg"/>',
  );
});
