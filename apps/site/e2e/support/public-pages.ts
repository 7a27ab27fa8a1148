import { pathIn } from '@vestibule/domain/words';
import { isRecordRoute, routeNames, routeTo, type RecordRouteName } from '@vestibule/domain/routes';
import { routes } from '../../src/hotel-routes.ts';
import { otherPages, pagesWithoutLayout } from '../../src/pages.ts';

/** A seeded record for each page that one fills. */
const examples: Record<RecordRouteName, string> = {
  room: 'sea-view-king',
  treatment: 'hammam-ritual',
  event: 'lantern-dinner',
  hall: 'majlis',
};

/** An address for every page of the site's table; pages with a parameter show a seeded record. */
export const publicPages = [
  ...routeNames.map((name) =>
    isRecordRoute(name) ? routeTo(routes, name, { id: examples[name] }) : routes[name],
  ),
  ...Object.keys({ ...otherPages, ...pagesWithoutLayout }).filter((path) => path !== '*'),
];

/** The same pages in Arabic. */
export const arabicPages = publicPages.map((path) => pathIn('ar', path));

/** The first page, a list, a record and a form in Arabic, for journeys that take long. */
export const someArabicPages = ['/', '/rooms', '/room-single/sea-view-king', '/signup'].map(
  (path) => pathIn('ar', path),
);
