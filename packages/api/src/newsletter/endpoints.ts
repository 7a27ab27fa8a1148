import { endpoint } from '../transport/endpoint.js';
import { hotelApi } from '../transport/hotel-api.js';
import * as contract from './contract.js';

/** Joining and leaving the newsletter. */
export const newsletterApi = hotelApi.injectEndpoints({
  endpoints: (build) => ({
    subscribe: build.mutation(endpoint(contract.subscribe)),
    confirmSubscription: build.mutation(
      endpoint(contract.confirmSubscription, (token: string) => ({ body: { token } })),
    ),
    unsubscribe: build.mutation(
      endpoint(contract.unsubscribe, (token: string) => ({ query: { token } })),
    ),
  }),
});

export const { useSubscribeMutation, useConfirmSubscriptionMutation, useUnsubscribeMutation } =
  newsletterApi;
