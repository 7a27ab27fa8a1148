import { dataEndpoint } from '../transport/endpoint.js';
import { hotelApi } from '../transport/hotel-api.js';
import { withProblem } from '../transport/with-problem.js';
import * as contract from './contract.js';

/** The restaurant's menu (spec 7, Restaurant). */
export const restaurantApi = hotelApi.injectEndpoints({
  endpoints: (build) => ({
    listMenuItems: build.query({
      ...dataEndpoint(contract.listMenuItems),
      transformErrorResponse: withProblem('restaurant.failed'),
      providesTags: [{ type: 'MenuItem', id: 'LIST' }],
    }),
  }),
});

export const { useListMenuItemsQuery } = restaurantApi;
