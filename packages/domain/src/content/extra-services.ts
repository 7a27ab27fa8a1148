import { fallbackPages } from './fallback-pages.js';
import type { HomePage } from './pages.schema.js';
import { defaultRoutes, type Routes } from '../routes/index.js';
import type { Translation } from '../words/index.js';
import { texts } from './extra-services.texts.js';

/** One of the cards under Home's rooms: spa, events, meeting hall (spec 2, Home). */
export interface ExtraService {
  title: string;
  text: string;
  href: string;
  image: string;
}

/** The cards in their order, with the pictures of the home page's record. */
export function extraServices(
  home: HomePage | undefined,
  t: Translation<typeof texts> = texts,
  routes: Routes = defaultRoutes,
): ExtraService[] {
  const services = [
    { title: t.spa, text: t.spaText, href: routes.spa },
    { title: t.events, text: t.eventsText, href: routes.events },
    { title: t.halls, text: t.hallsText, href: routes.halls },
  ];
  const { featuredServices: fallback } = fallbackPages.homePage;
  return services.map((service, index) => ({
    ...service,
    image: home?.featuredServices[index]?.image || (fallback[index]?.image ?? ''),
  }));
}
