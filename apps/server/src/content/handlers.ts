import type * as contract from '@vestibule/api/content/contract';
import { ProblemError } from '@vestibule/domain/problem';
import type { HandlersOf } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import type { Services } from '../services.js';
import type { StoredPages } from './clean-page.js';
import { findPage, findPages } from './store.js';

export const contentHandlers: HandlersOf<typeof contract> = {
  getContent: async (_, { services }) => succeed(await findPages(services.db)),
  getHomePage: (_, { services }) => replyPage(services, 'homePage'),
  getRoomsPage: (_, { services }) => replyPage(services, 'roomsPage'),
  getSpaPage: (_, { services }) => replyPage(services, 'spaPage'),
  getRestaurantPage: (_, { services }) => replyPage(services, 'restaurantPage'),
  getEventsPage: (_, { services }) => replyPage(services, 'eventsPage'),
  getMeetingHallPage: (_, { services }) => replyPage(services, 'meetingHallPage'),
  getNavigation: (_, { services }) => replyPage(services, 'navigation'),
  getFooter: (_, { services }) => replyPage(services, 'footer'),
  getAboutPage: (_, { services }) => replyPage(services, 'aboutPage'),
  getLegalPage: ({ params }, { services }) => replyPage(services, `legal-${params.page}`),
};

/** A page's record, or the refusal that it has none. */
async function replyPage<Name extends keyof StoredPages>({ db }: Services, name: Name) {
  const page = await findPage(db, name);
  if (!page) throw new ProblemError('content.not-found');
  return succeed(page);
}
