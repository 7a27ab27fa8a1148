import { routeNames } from '@vestibule/domain/routes';
import { languages, pathIn } from '@vestibule/domain/words';
import { expect, test } from 'vitest';
import { routes } from './hotel-routes.js';
import { renderPage } from './testing/render-page.js';

const paths = routeNames.map((name) => routes[name].replaceAll(/:\w+/g, 'unknown'));
const data = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

test.each(languages.flatMap((language) => paths.map((path) => [language, path] as const)))(
  'in %s, %s tells search engines its language',
  async (language, path) => {
    const page = await renderPage(pathIn(language, path));
    const told = Array.from(page.matchAll(data), ([, text = '']) => JSON.parse(text));
    expect(told.filter((each) => each['@type'] === 'WebPage')).toEqual([
      { '@context': 'https://schema.org', '@type': 'WebPage', inLanguage: language },
    ]);
  },
);
