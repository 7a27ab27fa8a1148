'use client';
import { dataEndpoint, endpoint } from '../transport/endpoint.js';
import type { CallsOf } from '../transport/call.js';
import { hotelApi } from '../transport/hotel-api.js';
import type * as contract from './contract.js';
import { routes } from './routes.js';

const calls: Pick<CallsOf<typeof contract>, keyof typeof routes> = routes;

/** Where the guest is signed in. */
export const sessionsApi = hotelApi.injectEndpoints({
  endpoints: (build) => ({
    listSessions: build.query({
      ...dataEndpoint(calls.listSessions),
      providesTags: ['Session'],
    }),
    endSession: build.mutation({
      ...endpoint(calls.endSession, (id: string) => ({ params: { id } })),
      invalidatesTags: ['Session'],
    }),
  }),
});

export const { useListSessionsQuery, useEndSessionMutation } = sessionsApi;
