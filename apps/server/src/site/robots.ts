import type { Routes } from '@vestibule/domain/routes';
import { languages, pathIn } from '@vestibule/domain/words';
import { pagesForDevelopers } from '@vestibule/site/pages';

const closed = ['/api/', '/sandbox/'];
/** Pages of one guest, or of nobody; they also say noindex themselves. */
const closedPages = (routes: Routes) => [routes.profile, routes.bookings, ...pagesForDevelopers];

export function robots(publicUrl: string, routes: Routes): string {
  const pages = languages.flatMap((language) =>
    closedPages(routes).map((path) => pathIn(language, path)),
  );
  const lines = [...closed, ...pages].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...lines, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
