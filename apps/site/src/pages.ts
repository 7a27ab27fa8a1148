import type { TextPageName } from '@vestibule/domain/content';
import type { RouteName } from '@vestibule/domain/routes';

/** The pages that are one text of the hotel share it. */
const textPage = 'content/text-page';

/** Of every other page; a path below `routes/`, as all of them. */
const pages: Record<Exclude<RouteName, TextPageName>, string> = {
  home: 'home/home',
  about: 'content/about',
  rooms: 'rooms/rooms',
  roomSearch: 'rooms/rooms',
  room: 'rooms/room-single',
  spa: 'spa/spa',
  treatment: 'spa/spa-service',
  events: 'events/events',
  event: 'events/event',
  halls: 'halls/meeting-hall',
  hall: 'halls/hall',
  restaurant: 'restaurant/restaurant',
  news: 'news/blog',
  article: 'news/blog-single',
  contact: 'contact/contact',
  newsletter: 'newsletter/newsletter',
  login: 'account/login',
  signup: 'account/signup',
  forgotPassword: 'account/forgot-password',
  resetPassword: 'account/reset-password',
  verifyEmail: 'account/verify-email',
  profile: 'account/profile',
  bookings: 'bookings/booking-management',
  paymentReturn: 'payments/payment-return',
};

/** Where a page's file is; `hotel-routes.ts` says where the page is. */
export function pageFile(name: RouteName): string {
  const own: Partial<Record<RouteName, string>> = pages;
  return own[name] ?? textPage;
}

/** Placeholders and tests, to which nothing leads: their addresses are the specification's (spec 2). */
export const otherPages = {
  '/rooms2': 'rooms/rooms2',
  '/rooms3': 'rooms/rooms3',
  '/room-single': 'rooms/room-sample',
  '/room-single2': 'rooms/room-sample2',
  '/room-single3': 'rooms/room-sample3',
  '/user-test': 'account/user-test',
  '/payment-test': 'payments/payment-test',
  '*': 'not-found',
};

/** Pages of tests, which are English in every language and say so: they speak to developers. */
export const pagesForDevelopers: readonly string[] = ['/user-test', '/payment-test'];

export const pagesWithoutLayout = {
  '/coming-soon': 'content/coming-soon',
};

/** The file of every page, each once. */
export const allPageFiles = (): readonly string[] => [
  ...new Set(Object.values({ ...pages, textPage, ...otherPages, ...pagesWithoutLayout })),
];
