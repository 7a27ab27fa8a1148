import { matchPath } from 'react-router-dom';
import type { BookingFilter } from '@vestibule/domain/bookings';
import type { TreatmentParameter } from '@vestibule/domain/spa';
import { routeNames, type RouteName } from '@vestibule/domain/routes';
import { pathWithoutLanguage } from '@vestibule/domain/words';
import { routes } from './hotel-routes.js';
import type { RoomLinkParameter, RoomParameter } from './routes/rooms/room-search-address.js';
import type { PageQuery } from './server/site-handler.js';

/** Every key of a search, in the order of its address: one that is missing is a type error. */
const roomSearch = Object.keys({
  dateRange: 0,
  rooms: 0,
  guests: 0,
  sort: 0,
  page: 0,
} satisfies Record<RoomParameter, 0>);
const roomLink = Object.keys({
  dateRange: 0,
  guests: 0,
  sort: 0,
} satisfies Record<RoomLinkParameter, 0>);
const treatmentSearch = Object.keys({
  search: 0,
  category: 0,
  specialist: 0,
  page: 0,
} satisfies Record<TreatmentParameter | 'page', 0>);
const bookingSearch = Object.keys({
  search: 0,
  status: 0,
  date: 0,
  sort: 0,
} satisfies Record<keyof BookingFilter, 0>);

/**
 * The query keys that each page reads. A page reads its query through `usePageQuery`, so a key that
 * is not named here changes nothing on it, and the server renders no page of its own for it.
 */
export const pageQueries: { [Name in RouteName]?: readonly string[] } = {
  rooms: roomSearch,
  roomSearch: roomSearch,
  room: roomLink,
  spa: treatmentSearch,
  events: ['page'],
  halls: ['page'],
  restaurant: ['menu'],
  login: ['returnTo'],
  signup: ['returnTo'],
  resetPassword: ['token'],
  verifyEmail: ['token', 'change'],
  newsletter: ['confirm', 'unsubscribe'],
  bookings: bookingSearch,
  paymentReturn: ['payment', 'NP_id', 'from'],
};

/** What the page reads of an address, always in one order: the first value of each key it knows. */
export function pageQuery(url: Pick<URL, 'pathname' | 'search'>): ReturnType<PageQuery> {
  const known = new URLSearchParams();
  if (!url.search) return known;
  const given = new URLSearchParams(url.search);
  const pathname = pathWithoutLanguage(url.pathname);
  // As the router ranks them: `/house/spa` before `/house/:id`.
  const page =
    routeNames.find((name) => !routes[name].includes(':') && matchPath(routes[name], pathname)) ??
    routeNames.find((name) => matchPath(routes[name], pathname));
  for (const key of (page && pageQueries[page]) ?? []) {
    const value = given.get(key);
    if (value !== null) known.set(key, value);
  }
  return known;
}
