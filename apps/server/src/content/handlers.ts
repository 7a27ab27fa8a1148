import type * as contract from '@vestibule/api/content/contract';
import { textRecordName } from '@vestibule/domain/content';
import { ProblemError } from '@vestibule/domain/problem';
import type { InLanguage } from '@vestibule/domain/words';
import type { CallContext, HandlersOf } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import type { StoredPages } from './clean-page.js';
import { findPage, findPages } from './store.js';
import { translatePages } from './translate-pages.js';

export const contentHandlers: HandlersOf<typeof contract> = {
  getContent: async (_, { services: { db }, language }) =>
    succeed(await translatePages(db, language, await findPages(db))),
  getHomePage: (_, context) => replyPage(context, 'homePage'),
  getRoomsPage: (_, context) => replyPage(context, 'roomsPage'),
  getSpaPage: (_, context) => replyPage(context, 'spaPage'),
  getRestaurantPage: (_, context) => replyPage(context, 'restaurantPage'),
  getEventsPage: (_, context) => replyPage(context, 'eventsPage'),
  getMeetingHallPage: (_, context) => replyPage(context, 'meetingHallPage'),
  getNavigation: (_, context) => replyPage(context, 'navigation'),
  getFooter: (_, context) => replyPage(context, 'footer'),
  getAboutPage: (_, context) => replyPage(context, 'aboutPage'),
  getTextPage: ({ params }, context) => replyPage(context, textRecordName(params.page)),
};

/** A page's record, or the refusal that it has none. */
async function replyPage<Name extends keyof StoredPages>(
  { services: { db }, language }: Pick<CallContext, 'services' | 'language'>,
  name: Name,
) {
  const page = await findPage(db, name);
  if (!page) throw new ProblemError('content.not-found');
  const translated = await translatePages(db, language, { [name]: page });
  return succeed(translated[name] as StoredPages[Name] & InLanguage);
}
