import { routeNames } from '@vestibule/domain/routes';
import { pathIn } from '@vestibule/domain/words';
import { describe, expect, test } from 'vitest';
import { routes } from './hotel-routes.js';
import { otherPages } from './pages.js';
import { otherHotel as settings } from './testing/other-hotel.js';
import { demonstrationBrand, withBrand } from './testing/with-brand.js';

const { answerPage, renderPage } = withBrand(demonstrationBrand);

const paths = [...routeNames.map((name) => routes[name]), ...Object.keys(otherPages)]
  .filter((path) => !path.includes('*'))
  .map((path) => path.replaceAll(/:\w+/g, 'unknown'));

test.each(paths.flatMap((path) => [path, pathIn('ar', path)]))(
  '%s of a hotel without records names its own name, and never the demonstration hotel [G1.5]',
  async (path) => {
    const page = await renderPage(path, { '/general-settings': settings });
    expect(page).toContain('Coral Beach Club');
    const found = page.match(
      /.{0,60}(qasr|قصر البحر|muscat|مسقط|qantab|2455 ?0100|instagram|facebook|youtube).{0,60}/gi,
    );
    expect(found).toBeNull();
  },
);

describe('what the specification fixes for the demonstration', () => {
  const figures = 'people who work in the house';
  const guest = 'Ingrid Solberg';
  const article = 'Lantern nights return to the shore';

  test('the demonstration shows its figures, its guests and its news', async () => {
    const about = await renderPage(routes.about);
    expect(about).toContain(figures);
    expect(about).toContain(guest);
    expect(await renderPage(routes.news)).toContain(article);
    expect(await renderPage(routes.article)).toContain(article);
  });

  test('another hotel’s About page is whole without figures and guests [G1.5]', async () => {
    const about = await renderPage(routes.about, { '/general-settings': settings });
    expect(about).toContain('Our story');
    for (const part of [figures, guest, '1998', 'in figures', 'guests wrote'])
      expect(about).not.toContain(part);
    const main = /<main.*<\/main>/s.exec(about)?.[0] ?? '';
    expect(main.match(/(?<=<h2[^>]*>).*?(?=<\/h2>)/g)).toEqual(['<span>Our hotel</span>']);
  });

  test('another hotel’s news page says that there is none yet, and leads onward [G1.5]', async () => {
    const news = await renderPage(routes.news, { '/general-settings': settings });
    expect(news).toContain('No news yet');
    expect(news).toMatch(/<a[^>]*href="\/rooms"[^>]*>See the rooms/);
    expect(news).not.toContain(article);
    expect(news).not.toContain('Search');
  });

  test('another hotel has no sample article [G1.5]', async () => {
    const response = await answerPage(routes.article, { '/general-settings': settings });
    expect(response.status).toBe(404);
    const page = await response.text();
    expect(page).toContain('There is no page here');
    expect(page).not.toContain(article);
  });
});
