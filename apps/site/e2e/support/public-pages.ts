import { existsSync } from 'node:fs';
import { pages, pagesWithoutLayout } from '../../src/pages.ts';

const routes = new URL('../../src/routes/', import.meta.url);

const examples: Record<string, string> = {
  '/room-single/:id': '/room-single/sea-view-king',
  '/spa-service/:id': '/spa-service/hammam-ritual',
  '/event/:id': '/event/lantern-dinner',
  '/meeting-hall/:id': '/meeting-hall/majlis',
};

/** An address for every page of the site's table; pages with a parameter show a seeded record. */
export const publicPages = Object.entries({ ...pages, ...pagesWithoutLayout })
  .filter(([path, file]) => path !== '*' && existsSync(new URL(`${file}.tsx`, routes)))
  .map(([path]) => path)
  .map((path) => examples[path] ?? path)
  .filter((path) => !path.includes(':'));
