'use client';
import { startSession } from '../auth/session.js';
import type { CallsOf } from '../transport/call.js';
import { dataEndpoint, endpoint } from '../transport/endpoint.js';
import { hotelApi } from '../transport/hotel-api.js';
import { outcome } from '../transport/outcome.js';
import type * as contract from '../account/contract.js';
import { passkeyRoutes } from '../account/passkey-routes.js';

const calls: Pick<CallsOf<typeof contract>, keyof typeof passkeyRoutes> = passkeyRoutes;

/** The passkeys of a guest, and signing in with one. They share the tag of sessions: some changes end those too. */
export const passkeysApi = hotelApi.injectEndpoints({
  endpoints: (build) => ({
    listPasskeys: build.query({
      ...dataEndpoint(calls.listPasskeys),
      providesTags: ['Session'],
    }),
    /** A mutation, because each answer serves once. */
    startPasskey: build.mutation(dataEndpoint(calls.startPasskey)),
    addPasskey: build.mutation({
      ...endpoint(calls.addPasskey),
      invalidatesTags: ['Session'],
    }),
    removePasskey: build.mutation({
      ...endpoint(calls.removePasskey, ({ id, password }: { id: string; password: string }) => ({
        params: { id },
        body: { password },
      })),
      invalidatesTags: ['Session'],
    }),
    choosePasskeyOnly: build.mutation({
      ...endpoint(calls.choosePasskeyOnly),
      invalidatesTags: ['Session'],
    }),
    startPasskeyLogin: build.mutation(dataEndpoint(calls.startPasskeyLogin)),
    passkeyLogin: build.mutation({
      ...dataEndpoint(calls.passkeyLogin),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const { data } = await outcome(queryFulfilled);
        if (data) dispatch(startSession(data));
      },
    }),
  }),
});

export const {
  useListPasskeysQuery,
  useStartPasskeyMutation,
  useAddPasskeyMutation,
  useRemovePasskeyMutation,
  useChoosePasskeyOnlyMutation,
  useStartPasskeyLoginMutation,
  usePasskeyLoginMutation,
} = passkeysApi;
