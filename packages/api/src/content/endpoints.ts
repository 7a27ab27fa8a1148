'use client';
import {
  contentMessages,
  isLegalPage,
  type ContentProblem,
  type TextPageName,
} from '@vestibule/domain/content';
import type { ReplyMeta } from '../transport/base-query.js';
import { dataEndpoint } from '../transport/endpoint.js';
import type { Call, CallsOf, Enveloped } from '../transport/call.js';
import type { CallInput, Reply } from '../transport/operation.js';
import type { ApiFailure } from '../transport/failure.js';
import { hotelApi } from '../transport/hotel-api.js';
import { withProblem } from '../transport/with-problem.js';
import type * as contract from './contract.js';
import { routes } from './routes.js';

const calls: CallsOf<typeof contract> = routes;

/** A page that has no record shows its fallbacks: that there is none is an answer, and no failure. */
function recordOrNone<O extends Enveloped, Argument>(
  call: Call<O>,
  inputOf?: (argument: Argument) => CallInput<O>,
) {
  const { query } = dataEndpoint<O, Argument>(call, inputOf);
  return {
    query: (argument: Argument) => ({
      ...query(argument),
      validateStatus: (response: Response, body: unknown) => response.ok || saysNoRecord(body),
    }),
    transformResponse: (reply: Partial<Reply<O>>): Reply<O>['data'] | undefined => reply.data,
  };
}

function saysNoRecord(body: unknown): boolean {
  const code: ContentProblem = 'content.not-found';
  return typeof body === 'object' && body !== null && 'code' in body && body.code === code;
}

/** One page: its request, its record, its own error variant (spec 8), its tag. */
function page<O extends Enveloped>(call: Call<O>, id: string, problem: ContentProblem) {
  return {
    ...recordOrNone<O, void>(call),
    transformErrorResponse: withProblem(contentMessages, problem),
    providesTags: [{ type: 'Content' as const, id }],
  };
}

/** What the pages say (spec 7, Content). */
export const contentApi = hotelApi.injectEndpoints({
  endpoints: (build) => ({
    getContent: build.query(page(calls.getContent, 'ALL', 'content.failed')),
    getHomePage: build.query(page(calls.getHomePage, 'home', 'content.home-failed')),
    getRoomsPage: build.query(page(calls.getRoomsPage, 'rooms', 'content.rooms-failed')),
    getSpaPage: build.query(page(calls.getSpaPage, 'spa', 'content.spa-failed')),
    getRestaurantPage: build.query(
      page(calls.getRestaurantPage, 'restaurant', 'content.restaurant-failed'),
    ),
    getEventsPage: build.query(page(calls.getEventsPage, 'events', 'content.events-failed')),
    getMeetingHallPage: build.query(
      page(calls.getMeetingHallPage, 'meeting-hall', 'content.meeting-hall-failed'),
    ),
    getNavigation: build.query(
      page(calls.getNavigation, 'navigation', 'content.navigation-failed'),
    ),
    getFooter: build.query(page(calls.getFooter, 'footer', 'content.footer-failed')),
    getAboutPage: build.query(page(calls.getAboutPage, 'about', 'content.about-failed')),
    getTextPage: build.query({
      ...recordOrNone(calls.getTextPage, (name: TextPageName) => ({ params: { page: name } })),
      transformErrorResponse: (
        failure: ApiFailure,
        meta: ReplyMeta | undefined,
        name: TextPageName,
      ) =>
        withProblem(contentMessages, isLegalPage(name) ? 'content.legal-failed' : 'content.failed')(
          failure,
          meta,
        ),
      providesTags: (_page, _failure, name) => [{ type: 'Content', id: `text-${name}` }],
    }),
  }),
});

export const {
  useGetContentQuery,
  useGetHomePageQuery,
  useGetRoomsPageQuery,
  useGetSpaPageQuery,
  useGetRestaurantPageQuery,
  useGetEventsPageQuery,
  useGetMeetingHallPageQuery,
  useGetNavigationQuery,
  useGetFooterQuery,
  useGetAboutPageQuery,
  useGetTextPageQuery,
} = contentApi;
