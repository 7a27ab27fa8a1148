import { fallbackPages } from './fallback-pages.js';
import type { HomePage } from './pages.schema.js';

/** One of the cards under Home's rooms: spa, events, meeting hall (spec 2, Home). */
export interface ExtraService {
  title: string;
  text: string;
  href: string;
  image: string;
}

const services = [
  {
    title: 'Spa',
    text: 'A hammam, four treatment rooms and time between appointments.',
    href: '/spa',
  },
  {
    title: 'Events',
    text: 'Music by the water, dinners under lanterns, open to everyone.',
    href: '/events',
  },
  {
    title: 'Meeting Halls',
    text: 'Rooms for twelve people or four hundred.',
    href: '/meeting-hall',
  },
];

/** The cards in their order, with the pictures of the home page's record. */
export function extraServices(home: HomePage | undefined): ExtraService[] {
  const { featuredServices: fallback } = fallbackPages.homePage;
  return services.map((service, index) => ({
    ...service,
    image: home?.featuredServices[index]?.image || (fallback[index]?.image ?? ''),
  }));
}
