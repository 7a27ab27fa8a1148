'use client';
import { restaurantMessages } from '@vestibule/domain/restaurant';
import { dataEndpoint } from '../transport/endpoint.js';
import type { CallsOf } from '../transport/call.js';
import { hotelApi } from '../transport/hotel-api.js';
import { withProblem } from '../transport/with-problem.js';
import type * as contract from './contract.js';
import { routes } from './routes.js';

const calls: CallsOf<typeof contract> = routes;

/** The restaurant's menu (spec 7, Restaurant). */
export const restaurantApi = hotelApi.injectEndpoints({
  endpoints: (build) => ({
    listMenuItems: build.query({
      ...dataEndpoint(calls.listMenuItems),
      transformErrorResponse: withProblem(restaurantMessages, 'restaurant.failed'),
      providesTags: [{ type: 'MenuItem', id: 'LIST' }],
    }),
  }),
});

export const { useListMenuItemsQuery } = restaurantApi;
