import type { MenuItem } from '@vestibule/domain/restaurant';
import { hotelApi } from '../transport/hotel-api.js';
import type { Reply } from '../transport/operation.js';
import { requestFor } from '../transport/request-for.js';
import { withProblem } from '../transport/with-problem.js';
import * as contract from './contract.js';

/** The restaurant's menu (spec 7, Restaurant). */
export const restaurantApi = hotelApi.injectEndpoints({
  endpoints: (build) => ({
    listMenuItems: build.query<MenuItem[], void>({
      query: () => requestFor(contract.listMenuItems, {}),
      rawResponseSchema: contract.listMenuItems.reply,
      transformResponse: (reply: Reply<typeof contract.listMenuItems>) => reply.data,
      transformErrorResponse: withProblem('restaurant.failed'),
      providesTags: [{ type: 'MenuItem', id: 'LIST' }],
    }),
  }),
});

export const { useListMenuItemsQuery } = restaurantApi;
