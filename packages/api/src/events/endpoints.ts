import { upcomingEvents, type HotelEvent } from '@vestibule/domain/events';
import { hotelApi } from '../transport/hotel-api.js';
import type { Reply } from '../transport/operation.js';
import { requestFor } from '../transport/request-for.js';
import { withProblems } from '../transport/with-problem.js';
import * as contract from './contract.js';

/** Events (spec 7, Events): those that are active, published and upcoming are kept. */
export const eventsApi = hotelApi.injectEndpoints({
  endpoints: (build) => ({
    listEvents: build.query<HotelEvent[], void>({
      query: () => requestFor(contract.listEvents, {}),
      rawResponseSchema: contract.listEvents.reply,
      transformResponse: (reply: Reply<typeof contract.listEvents>) => upcomingEvents(reply.data),
      transformErrorResponse: withProblems({
        failed: 'events.failed',
        unreachable: 'events.unreachable',
      }),
      providesTags: [{ type: 'Event', id: 'LIST' }],
    }),
  }),
});

export const { useListEventsQuery } = eventsApi;
