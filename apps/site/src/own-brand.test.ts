import { demonstrationNames, phoneHref } from '@vestibule/domain/content';
import { defaultGeneralSettings } from '@vestibule/domain/settings';
import { pathIn } from '@vestibule/domain/words';
import { beforeEach, expect, test } from 'vitest';
import { routes } from './hotel-routes.js';
import { withBrand } from './testing/with-brand.js';

const coral = {
  phone: '+971 4 555 0199',
  email: 'desk@coral.example',
  address: 'Beach Road 1, Dubai',
  socialMedia: [{ platform: 'Mastodon', url: 'https://social.coral.example/' }],
};

const brand: { name: string; contact: object | undefined } = { name: '', contact: undefined };
const { renderPage } = withBrand({
  get hotelName() {
    return brand.name;
  },
  get hotelContact() {
    return brand.contact;
  },
});

beforeEach(() => {
  brand.name = 'Coral Beach Club';
  brand.contact = undefined;
});

const paths = [
  routes.home,
  routes.about,
  routes.contact,
  routes.news,
  routes.restaurant,
  '/coming-soon',
].flatMap((path) => [path, pathIn('ar', path)]);

const demonstration =
  /.{0,60}(qasr|قصر البحر|muscat|مسقط|qantab|قنتب|2455|instagram|facebook|youtube).{0,60}/gi;

test.each(paths)(
  '%s of a hotel by its brand shows nothing of the demonstration while nothing answers [G1.5]',
  async (path) => {
    const page = await renderPage(path);
    expect(page).toContain('Coral Beach Club');
    expect(page.match(demonstration)).toBeNull();
  },
);

test.each([routes.contact, pathIn('ar', routes.contact)])(
  '%s shows the contact of the brand while nothing answers [G1.5]',
  async (path) => {
    brand.contact = coral;
    const page = await renderPage(path);
    expect(page.match(demonstration)).toBeNull();
    for (const shown of [phoneHref(coral.phone), coral.email, coral.address, 'social.coral'])
      expect(page).toContain(shown);
  },
);

test.each(paths)(
  '%s shows nothing of the demonstration, even if a translation calls it so [G1.5]',
  async (path) => {
    const hotelName = path.startsWith('/ar') ? demonstrationNames.ar : demonstrationNames.en;
    const settings = {
      ...defaultGeneralSettings,
      ...coral,
      timeZone: 'Asia/Dubai',
      hotelName,
    };
    const page = await renderPage(path, { '/general-settings': settings });
    expect(page.replaceAll(hotelName, '').match(demonstration)).toBeNull();
  },
);

test.each([routes.contact, pathIn('ar', routes.contact)])(
  '%s of a hotel of the same name shows the contact of its own [G1.5]',
  async (path) => {
    brand.name = demonstrationNames.en;
    brand.contact = coral;
    const page = await renderPage(path);
    expect(page.replaceAll(demonstrationNames.en, '').match(demonstration)).toBeNull();
    for (const shown of [phoneHref(coral.phone), coral.email, coral.address])
      expect(page).toContain(shown);
  },
);
