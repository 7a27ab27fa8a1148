import { pages, pagesWithoutLayout } from '../../src/pages.ts';

const examples: Record<string, string> = {
  '/room-single/:id': '/room-single/sea-view-king',
  '/spa-service/:id': '/spa-service/hammam-ritual',
  '/event/:id': '/event/lantern-dinner',
  '/meeting-hall/:id': '/meeting-hall/majlis',
};

/** An address for every page of the site's table; pages with a parameter show a seeded record. */
export const publicPages = Object.keys({ ...pages, ...pagesWithoutLayout })
  .filter((path) => path !== '*')
  .map(addressOf);

function addressOf(path: string): string {
  const address = examples[path] ?? path;
  if (address.includes(':')) throw new Error(`${path} needs an example.`);
  return address;
}
