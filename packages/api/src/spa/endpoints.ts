import {
  activeOnly,
  type SpaSlot,
  type Specialist,
  type Treatment,
  type TreatmentCategory,
} from '@vestibule/domain/spa';
import { hotelApi } from '../transport/hotel-api.js';
import type { Reply } from '../transport/operation.js';
import { requestFor } from '../transport/request-for.js';
import * as contract from './contract.js';

/** Spa services, their categories, specialists and free times (spec 7, Spa). */
export const spaApi = hotelApi.injectEndpoints({
  endpoints: (build) => ({
    listTreatments: build.query<Treatment[], void>({
      query: () => requestFor(contract.listTreatments, {}),
      rawResponseSchema: contract.listTreatments.reply,
      transformResponse: (reply: Reply<typeof contract.listTreatments>) => reply.data,
      providesTags: [{ type: 'Treatment', id: 'LIST' }],
    }),
    listCategories: build.query<TreatmentCategory[], void>({
      query: () => requestFor(contract.listCategories, {}),
      rawResponseSchema: contract.listCategories.reply,
      transformResponse: (reply: Reply<typeof contract.listCategories>) => activeOnly(reply.data),
      providesTags: [{ type: 'Category', id: 'LIST' }],
    }),
    listSpecialists: build.query<Specialist[], void>({
      query: () => requestFor(contract.listSpecialists, {}),
      rawResponseSchema: contract.listSpecialists.reply,
      transformResponse: (reply: Reply<typeof contract.listSpecialists>) => activeOnly(reply.data),
      providesTags: [{ type: 'Specialist', id: 'LIST' }],
    }),
    listSlots: build.query<SpaSlot[], { id: string; date: string; minutes?: number }>({
      query: ({ id, date, minutes }) =>
        requestFor(contract.listSlots, {
          params: { id },
          query: { date, minutes: minutes === undefined ? undefined : String(minutes) },
        }),
      rawResponseSchema: contract.listSlots.reply,
      transformResponse: (reply: Reply<typeof contract.listSlots>) => reply.data,
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
