import { defaultGeneralSettings } from '@vestibule/domain/settings';
import { routeNames } from '@vestibule/domain/routes';
import { pathIn } from '@vestibule/domain/words';
import { expect, test } from 'vitest';
import { routes } from './hotel-routes.js';
import { otherPages } from './pages.js';
import { renderPage } from './testing/render-page.js';

/** A house without records: what it knows of itself are its settings. */
const settings = {
  ...defaultGeneralSettings,
  hotelName: 'Coral Beach Club',
  timeZone: 'Asia/Dubai',
  phone: '+971 4 555 0199',
  email: 'desk@coral.example',
  address: 'Beach Road 1, Dubai',
  addressLink: 'https://www.openstreetmap.org/',
  socialMedia: [],
};

const paths = [...routeNames.map((name) => routes[name]), ...Object.keys(otherPages)]
  .filter((path) => !path.includes('*'))
  .map((path) => path.replaceAll(/:\w+/g, 'unknown'));

test.each(paths.flatMap((path) => [path, pathIn('ar', path)]))(
  '%s of a house without records names its own name, and never the demonstration hotel [G1.5]',
  async (path) => {
    const page = await renderPage(path, { '/general-settings': settings });
    expect(page).toContain('Coral Beach Club');
    const found = page.match(
      /.{0,60}(qasr|قصر البحر|muscat|مسقط|qantab|2455 ?0100|instagram|facebook|youtube).{0,60}/gi,
    );
    expect(found).toBeNull();
  },
);
