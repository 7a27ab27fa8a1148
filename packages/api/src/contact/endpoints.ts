import { endpoint } from '../transport/endpoint.js';
import { hotelApi } from '../transport/hotel-api.js';
import * as contract from './contract.js';

/** Messages to the desk. */
export const contactApi = hotelApi.injectEndpoints({
  endpoints: (build) => ({
    sendMessage: build.mutation(endpoint(contract.sendMessage)),
  }),
});

export const { useSendMessageMutation } = contactApi;
