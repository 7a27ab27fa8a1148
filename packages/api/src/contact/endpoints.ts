'use client';
import { endpoint } from '../transport/endpoint.js';
import type { CallsOf } from '../transport/call.js';
import { hotelApi } from '../transport/hotel-api.js';
import type * as contract from './contract.js';
import { routes } from './routes.js';

const calls: CallsOf<typeof contract> = routes;

/** Messages to the desk. */
export const contactApi = hotelApi.injectEndpoints({
  endpoints: (build) => ({
    sendMessage: build.mutation(endpoint(calls.sendMessage)),
  }),
});

export const { useSendMessageMutation } = contactApi;
