'use client';
import { endpoint } from '../transport/endpoint.js';
import type { CallsOf } from '../transport/call.js';
import { hotelApi } from '../transport/hotel-api.js';
import type * as contract from './contract.js';
import { routes } from './routes.js';

const calls: CallsOf<typeof contract> = routes;

/** Joining and leaving the newsletter. */
export const newsletterApi = hotelApi.injectEndpoints({
  endpoints: (build) => ({
    subscribe: build.mutation(endpoint(calls.subscribe)),
    confirmSubscription: build.mutation(
      endpoint(calls.confirmSubscription, (token: string) => ({ body: { token } })),
    ),
    unsubscribe: build.mutation(
      endpoint(calls.unsubscribe, (token: string) => ({ query: { token } })),
    ),
  }),
});

export const { useSubscribeMutation, useConfirmSubscriptionMutation, useUnsubscribeMutation } =
  newsletterApi;
