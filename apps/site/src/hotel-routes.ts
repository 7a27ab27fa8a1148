import { defaultRoutes, type Routes } from '@vestibule/domain/routes';

/** Where the hotel's pages are, without a language: of router, links, sitemap, robots and mails. */
export const routes: Routes = {
  ...defaultRoutes,
  // What differs from the library's own: `room: '/stay/:id'`.
};
