import { fallbackPages } from './fallback-pages.js';
import type { HomePage } from './pages.schema.js';
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
): ExtraService[] {
  const services = [
    { title: t.spa, text: t.spaText, href: '/spa' },
    { title: t.events, text: t.eventsText, href: '/events' },
    { title: t.halls, text: t.hallsText, href: '/meeting-hall' },
  ];
  const { featuredServices: fallback } = fallbackPages.homePage;
  return services.map((service, index) => ({
    ...service,
    image: home?.featuredServices[index]?.image || (fallback[index]?.image ?? ''),
  }));
}
