import { routeNames } from '@vestibule/domain/routes';
import { pathIn } from '@vestibule/domain/words';
import { describe, expect, test } from 'vitest';
import { routes } from '../../apps/site/src/hotel-routes.ts';
import { otherPages, pagesWithoutLayout } from '../../apps/site/src/pages.ts';
import { otherHotel } from '../../apps/site/src/testing/other-hotel.ts';
import { demonstrationBrand, withBrand } from '../../apps/site/src/testing/with-brand.ts';
import { anyHotelsTexts, demonstrationFacts, factsIn } from './demonstration-facts.ts';

const facts = demonstrationFacts();

/** What the API of a hotel without records answers; pages have none. */
const empty = {
  '/general-settings': otherHotel,
  '/rooms': [],
  '/spa/services': [],
  '/categories': [],
  '/specialists': [],
  '/events': [],
  '/meeting-hall/halls': { halls: [] },
  '/restaurant/menu-items': [],
};
const noRecord = {
  status: 404,
  body: { success: false, code: 'content.not-found', message: 'We could not find that content.' },
};

const tables = { ...otherPages, ...pagesWithoutLayout };
const paths = [...routeNames.map((name) => routes[name]), ...Object.keys(tables)]
  .filter((path) => path !== '*')
  .map((path) => path.replaceAll(/:\w+/g, 'unknown'))
  .flatMap((path) => [path, pathIn('ar', path)]);

test('there are hundreds of sentences of the demonstration to look for', () => {
  expect(facts.length).toBeGreaterThan(500);
  expect(facts).toContain('The desk is open day and night.');
  expect(facts).toContain('Premium Panorama Room');
});

describe('a brand of its own', () => {
  const { renderPage } = withBrand({ hotelName: 'Coral Beach Club', hotelContact: undefined });

  test.each(paths)(
    '%s of an empty hotel shows no fact of the demonstration [G1.5]',
    async (path) => {
      const page = await renderPage(path, empty, noRecord);
      expect(page).toContain('Coral Beach Club');
      expect(factsIn(page, facts)).toEqual([]);
    },
  );

  test.each(paths)('%s shows none either while nothing answers [G1.5]', async (path) => {
    expect(factsIn(await renderPage(path), facts)).toEqual([]);
  });

  test('its own pictures have no description of another’s of that name', async () => {
    const page = await renderPage('/about', {
      ...empty,
      '/content/about': {
        hero: { title: 'Us', subtitle: 'On the sand', backgroundImage: 'hero-about.webp' },
        about: { title: 'Us', subtitle: 'Then', content: '<p>Now</p>', welcomeMessage: 'Come' },
        team: [],
        gallery: [{ image: 'gallery-1.webp' }],
      },
    });
    expect(page).toContain('/uploads/content/gallery-1');
    expect(page).toContain('property="og:image"');
    expect(factsIn(page.replaceAll('/uploads/', '/own/'), facts)).toEqual([]);
  });
});

describe('the demonstration', () => {
  const { renderPage } = withBrand(demonstrationBrand);

  test('shows its own pictures and rooms where there is no record', async () => {
    expect(factsIn(await renderPage('/'), facts)).toContain('/uploads/content/hero-home');
    expect(factsIn(await renderPage('/room-single'), facts)).toContain('Premium Panorama Room');
  });
});

/** What nobody knows of a hotel that has not said it. */
const placeOrService =
  /\b(sea|shore|bay|beach|water|garden|palms?|terrace|courtyard|hammam|ballroom|lanterns?|frangipani|oud|boats?|half an hour|day and night|always|never closes|working day|every day)\b|البحر|الشاطئ|الخليج|الماء|حديقة|الحديقة|نخيل|ليلًا ونهارًا|يوم عمل|كل يوم/i;

test('no catalogue of any hotel says where it is or when somebody is there', () => {
  const claims = anyHotelsTexts.flatMap(({ file, texts }) =>
    texts
      .filter((text) => placeOrService.test(text) && !facts.includes(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(claims).toEqual([]);
});
