'use client';
import { eventsMessages, upcomingEvents } from '@vestibule/domain/events';
import { endpoint } from '../transport/endpoint.js';
import type { CallsOf } from '../transport/call.js';
import { hotelApi } from '../transport/hotel-api.js';
import type { Reply } from '../transport/operation.js';
import { withProblems } from '../transport/with-problem.js';
import type * as contract from './contract.js';
import { routes } from './routes.js';

const calls: CallsOf<typeof contract> = routes;

/** Events (spec 7, Events): those that are active, published and upcoming are kept. */
export const eventsApi = hotelApi.injectEndpoints({
  endpoints: (build) => ({
    listEvents: build.query({
      ...endpoint(calls.listEvents),
      transformResponse: (reply: Reply<typeof contract.listEvents>) => upcomingEvents(reply.data),
      transformErrorResponse: withProblems(eventsMessages, {
        failed: 'events.failed',
        unreachable: 'events.unreachable',
      }),
      providesTags: [{ type: 'Event', id: 'LIST' }],
    }),
  }),
});

export const { useListEventsQuery } = eventsApi;
