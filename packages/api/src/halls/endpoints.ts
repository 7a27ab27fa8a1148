'use client';
import { availableHalls, hallsMessages } from '@vestibule/domain/halls';
import { dataEndpoint, endpoint } from '../transport/endpoint.js';
import type { CallsOf } from '../transport/call.js';
import { hotelApi } from '../transport/hotel-api.js';
import type { Reply } from '../transport/operation.js';
import { withProblems } from '../transport/with-problem.js';
import type * as contract from './contract.js';
import { routes } from './routes.js';

const calls: CallsOf<typeof contract> = routes;

/** Meeting halls and requests for them (spec 7, Meeting halls). */
export const hallsApi = hotelApi.injectEndpoints({
  endpoints: (build) => ({
    listHalls: build.query({
      ...endpoint(calls.listHalls),
      transformResponse: (reply: Reply<typeof contract.listHalls>) =>
        availableHalls(reply.data.halls),
      transformErrorResponse: withProblems(hallsMessages, {
        failed: 'halls.failed',
        unreachable: 'halls.unreachable',
      }),
      providesTags: [{ type: 'Hall', id: 'LIST' }],
    }),
    requestHall: build.mutation({
      ...endpoint(calls.requestHall),
      invalidatesTags: (reply) => (reply ? [{ type: 'Hall', id: 'REQUESTS' }] : []),
    }),
    /** What was asked for while signed in; `userId` only keeps the replies of two guests apart. */
    listHallRequests: build.query({
      ...dataEndpoint<typeof contract.listRequests, { userId: string }>(
        calls.listRequests,
        () => ({}),
      ),
      transformErrorResponse: withProblems(hallsMessages, {
        failed: 'halls.failed',
        unreachable: 'halls.unreachable',
      }),
      providesTags: [{ type: 'Hall', id: 'REQUESTS' }],
    }),
  }),
});

export const { useListHallsQuery, useRequestHallMutation, useListHallRequestsQuery } = hallsApi;
