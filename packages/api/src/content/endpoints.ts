import type * as v from 'valibot';
import type {
  AboutPage,
  ContentPages,
  ContentProblem,
  Footer,
  HomePage,
  LegalPageName,
  Navigation,
  RestaurantPage,
  RoomsPage,
  TitledPage,
} from '@vestibule/domain/content';
import { dataEndpoint } from '../transport/endpoint.js';
import { hotelApi } from '../transport/hotel-api.js';
import type { Operation } from '../transport/operation.js';
import { withProblem } from '../transport/with-problem.js';
import * as contract from './contract.js';

type Page<Data> = Operation & { reply: v.GenericSchema<unknown, { data: Data }> };

/** One page: its request, its record, its own error variant (spec 8), its tag. */
function page<Data>(operation: Page<Data>, id: string, problem: ContentProblem) {
  return {
    ...dataEndpoint<Page<Data>, void>(operation),
    transformErrorResponse: withProblem(problem),
    providesTags: [{ type: 'Content' as const, id }],
  };
}

/** What the pages say (spec 7, Content). */
export const contentApi = hotelApi.injectEndpoints({
  endpoints: (build) => ({
    getContent: build.query<Partial<ContentPages>, void>(
      page(contract.getContent, 'ALL', 'content.failed'),
    ),
    getHomePage: build.query<HomePage, void>(
      page(contract.getHomePage, 'home', 'content.home-failed'),
    ),
    getRoomsPage: build.query<RoomsPage, void>(
      page(contract.getRoomsPage, 'rooms', 'content.rooms-failed'),
    ),
    getSpaPage: build.query<TitledPage, void>(
      page(contract.getSpaPage, 'spa', 'content.spa-failed'),
    ),
    getRestaurantPage: build.query<RestaurantPage, void>(
      page(contract.getRestaurantPage, 'restaurant', 'content.restaurant-failed'),
    ),
    getEventsPage: build.query<TitledPage, void>(
      page(contract.getEventsPage, 'events', 'content.events-failed'),
    ),
    getMeetingHallPage: build.query<TitledPage, void>(
      page(contract.getMeetingHallPage, 'meeting-hall', 'content.meeting-hall-failed'),
    ),
    getNavigation: build.query<Navigation, void>(
      page(contract.getNavigation, 'navigation', 'content.navigation-failed'),
    ),
    getFooter: build.query<Footer, void>(
      page(contract.getFooter, 'footer', 'content.footer-failed'),
    ),
    getAboutPage: build.query<AboutPage, void>(
      page(contract.getAboutPage, 'about', 'content.about-failed'),
    ),
    getLegalPage: build.query({
      ...dataEndpoint(contract.getLegalPage, (name: LegalPageName) => ({ params: { page: name } })),
      transformErrorResponse: withProblem('content.legal-failed'),
      providesTags: (_page, _failure, name) => [{ type: 'Content', id: `legal-${name}` }],
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
  useGetLegalPageQuery,
} = contentApi;
