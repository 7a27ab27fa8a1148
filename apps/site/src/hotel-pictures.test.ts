import { fallbackPages } from '@vestibule/domain/content';
import { buildEvent } from '@vestibule/domain/events/builders';
import { pictureSources, type PictureKind } from '@vestibule/domain/pictures';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { routeTo } from '@vestibule/domain/routes';
import { routes } from './hotel-routes.js';
import type * as renderer from './testing/render-page.js';

const media = 'https://media.hotel.example';
/** As somebody may write it. */
const picturesUrl = `${media}/`;
let pages: typeof renderer;

beforeAll(async () => {
  vi.doMock('./hotel-pictures.js', () => ({
    picturesUrl,
    pictureSource: (kind: PictureKind, file: string) => pictureSources(kind, file, picturesUrl),
  }));
  vi.resetModules();
  pages = await import('./testing/render-page.js');
});
afterAll(() => {
  vi.doUnmock('./hotel-pictures.js');
  vi.resetModules();
});

const event = buildEvent();
const { homePage } = fallbackPages;
const home = { ...homePage, hero: { ...homePage.hero, backgroundImage: 'terrace.webp' } };

test.each([
  ['the home page', routes.home, { '/content/home': home }],
  ['an event', routeTo(routes, 'event', { id: event._id }), { '/events': [event] }],
])('%s takes every picture from the host of pictures', async (_, path, records) => {
  const answer = await pages.renderPage(path, records);
  // What the page was rendered from has the names of records, which are no addresses yet.
  const page = answer.replace(/<script type="application\/json".*?<\/script>/s, '');
  expect(page).toContain(`<meta property="og:image" content="${media}/uploads/og/`);
  expect(page).toMatch(/"https:\/\/media\.hotel\.example\/uploads\/(?!og\/)/);
  const elsewhere = page.match(/.{40}(?<!media\.hotel\.example)\/uploads\/(?!colours\.css).{40}/g);
  expect(elsewhere).toBeNull();
});
