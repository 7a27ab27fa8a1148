'use client';
import { activeOnly } from '@vestibule/domain/spa';
import { dataEndpoint, endpoint } from '../transport/endpoint.js';
import type { CallsOf } from '../transport/call.js';
import { hotelApi } from '../transport/hotel-api.js';
import type { Reply } from '../transport/operation.js';
import type * as contract from './contract.js';
import { routes } from './routes.js';

const calls: CallsOf<typeof contract> = routes;

interface SlotsQuery {
  id: string;
  date: string;
  minutes?: number;
}

/** Spa services, their categories, specialists and free times (spec 7, Spa). */
export const spaApi = hotelApi.injectEndpoints({
  endpoints: (build) => ({
    listTreatments: build.query({
      ...dataEndpoint(calls.listTreatments),
      providesTags: [{ type: 'Treatment', id: 'LIST' }],
    }),
    listCategories: build.query({
      ...endpoint(calls.listCategories),
      transformResponse: (reply: Reply<typeof contract.listCategories>) => activeOnly(reply.data),
      providesTags: [{ type: 'Category', id: 'LIST' }],
    }),
    listSpecialists: build.query({
      ...endpoint(calls.listSpecialists),
      transformResponse: (reply: Reply<typeof contract.listSpecialists>) => activeOnly(reply.data),
      providesTags: [{ type: 'Specialist', id: 'LIST' }],
    }),
    listSlots: build.query({
      ...dataEndpoint(calls.listSlots, ({ id, date, minutes }: SlotsQuery) => ({
        params: { id },
        query: { date, minutes: minutes === undefined ? undefined : String(minutes) },
      })),
      providesTags: (_slots, _failure, { id }) => [{ type: 'Slot', id }],
    }),
  }),
});

export const {
  useListTreatmentsQuery,
  useListCategoriesQuery,
  useListSpecialistsQuery,
  useListSlotsQuery,
} = spaApi;
