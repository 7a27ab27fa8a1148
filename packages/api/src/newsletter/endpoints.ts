import { hotelApi } from '../transport/hotel-api.js';
import type { Reply } from '../transport/operation.js';
import { requestFor } from '../transport/request-for.js';
import * as contract from './contract.js';

/** Joining and leaving the newsletter. */
export const newsletterApi = hotelApi.injectEndpoints({
  endpoints: (build) => ({
    subscribe: build.mutation<
      Reply<typeof contract.subscribe>,
      { email: string; website?: string }
    >({
      query: (body) => requestFor(contract.subscribe, { body }),
      rawResponseSchema: contract.subscribe.reply,
    }),
    confirmSubscription: build.mutation<Reply<typeof contract.confirmSubscription>, string>({
      query: (token) => requestFor(contract.confirmSubscription, { body: { token } }),
      rawResponseSchema: contract.confirmSubscription.reply,
    }),
    unsubscribe: build.mutation<Reply<typeof contract.unsubscribe>, string>({
      query: (token) => requestFor(contract.unsubscribe, { query: { token } }),
      rawResponseSchema: contract.unsubscribe.reply,
    }),
  }),
});

export const { useSubscribeMutation, useConfirmSubscriptionMutation, useUnsubscribeMutation } =
  newsletterApi;
