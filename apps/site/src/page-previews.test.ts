import { fallbackPages, fallbackPagesTexts } from '@vestibule/domain/content';
import { textsIn } from '@vestibule/domain/words';
import { expect, test } from 'vitest';
import { texts as arabicPictures } from './app/LinkPreview.texts.ar.js';
import { texts as arabicGallery } from './routes/content/gallery-pictures.texts.ar.js';
import { demonstrationBrand, withBrand } from './testing/with-brand.js';
import { arabicPack } from './texts/ar.js';

const { renderPage } = withBrand(demonstrationBrand);

const { homePage, roomsPage, spaPage, eventsPage, meetingHallPage, restaurantPage, aboutPage } =
  fallbackPages;

const arabicFallbacks = textsIn(arabicPack, fallbackPagesTexts);
const { home, contact, welcome, demonstrationAddress } = arabicFallbacks;
const copyright = arabicFallbacks.copyright({ hotel: demonstrationBrand.hotelName });

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

test.each(pages)('a link to %s shows the hero that its record names', async (path, name, data) => {
  const page = await renderPage(path, { [`/content/${name}`]: data });
  expect(page).toContain('srcSet="/uploads/content/our-terrace-400.avif 400w');
  expect(page).toContain(
    '<meta property="og:image" content="https://hotel.test/uploads/og/content/our-terrace.jpg"/>',
  );
});

/** What each page says of itself while its record is missing, in Arabic. */
test.each([
  ['/', arabicFallbacks.homeTitle, arabicPictures['content/hero-home']],
  ['/rooms', arabicFallbacks.roomsTitle, arabicGallery['hero-rooms.webp']],
  ['/spa', arabicFallbacks.spaTitle, arabicPictures['content/hero-spa']],
  ['/events', arabicFallbacks.eventsTitle, arabicPictures['content/hero-events']],
  ['/meeting-hall', arabicFallbacks.hallsTitle, arabicPictures['content/hero-halls']],
  ['/restaurant', arabicFallbacks.restaurantTitle, arabicPictures['content/hero-restaurant']],
  ['/about', arabicFallbacks.aboutTitle, arabicPictures['content/hero-about']],
])(
  '%s in Arabic is in Arabic without its record, and so is its preview',
  async (path, title, alt) => {
    const page = await renderPage(path === '/' ? '/ar' : `/ar${path}`);
    expect(page).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(page).toContain(`<meta property="og:image:alt" content="${alt}"/>`);
    for (const text of [home, contact, welcome, demonstrationAddress, copyright])
      expect(page).toContain(text);
    const english = Object.values(fallbackPagesTexts).filter(
      (text) => typeof text === 'string' && page.includes(`>${text}<`),
    );
    expect(english).toEqual([]);
  },
);
