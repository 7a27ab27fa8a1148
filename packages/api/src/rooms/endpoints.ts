'use client';
import type { Complete } from '@vestibule/domain/record';
import {
  ROOMS_PAGE_SIZE,
  type AvailabilityEntry,
  type FoundRoom,
  type Room,
  type RoomSearch,
} from '@vestibule/domain/rooms';
import { dataEndpoint, endpoint } from '../transport/endpoint.js';
import type { CallsOf } from '../transport/call.js';
import { hotelApi } from '../transport/hotel-api.js';
import type { CallInput, Reply } from '../transport/operation.js';
import type * as contract from './contract.js';
import { routes } from './routes.js';

const calls: CallsOf<typeof contract> = routes;

type ListRoomsQuery = NonNullable<CallInput<typeof contract.listRooms>['query']>;

type AvailabilityBounds = Omit<
  NonNullable<CallInput<typeof contract.listAvailability>['query']>,
  'serviceType'
>;

interface NightsQuery {
  id: string;
  checkIn: string;
  checkOut: string;
}

/** One page of a search, from 1. */
export interface RoomsPageQuery extends RoomSearch {
  page: number;
}

/** What the reply says of its rooms, whatever that is, and the rooms as the domain finds them. */
export interface RoomsPage extends Omit<Reply<typeof contract.listRooms>, 'success' | 'data'> {
  rooms: FoundRoom[];
}

/** A search on its way: what the domain's has and the call does not know, or this leaves unsaid, is a type error. */
type SentSearch = Complete<Pick<ListRoomsQuery, Exclude<keyof RoomsPageQuery, 'stay'>>>;

/** Rooms are loaded once and cached for the visit (spec 4). */
const KEPT_SECONDS = Infinity;

/** Rooms and their availability (spec 7, Rooms and availability). */
export const roomsApi = hotelApi.injectEndpoints({
  endpoints: (build) => ({
    listRooms: build.query<Room[], ListRoomsQuery | void>({
      ...dataEndpoint(calls.listRooms, (query: ListRoomsQuery | void) => ({
        query: query ?? {},
      })),
      keepUnusedDataFor: KEPT_SECONDS,
      providesTags: (rooms = []) => [
        { type: 'Room', id: 'LIST' },
        ...rooms.map(({ _id }) => ({ type: 'Room' as const, id: _id })),
      ],
    }),
    /** What `/rooms` shows: the server searches, and answers six of what it found. */
    searchRooms: build.query<RoomsPage, RoomsPageQuery>({
      ...endpoint(calls.listRooms, ({ stay, guests, sort, page }: RoomsPageQuery) => {
        const search: SentSearch = { guests: String(guests), sort, page: String(page) };
        return {
          query: { active: 'true' as const, ...stay, ...search, limit: String(ROOMS_PAGE_SIZE) },
        };
      }),
      keepUnusedDataFor: KEPT_SECONDS,
      transformResponse: (reply: Reply<typeof contract.listRooms>) => {
        const { success: _, data, ...page } = reply;
        return {
          ...page,
          rooms: data.map(({ availability, ...room }) => ({ room, availability })),
        };
      },
      providesTags: ({ rooms } = { rooms: [], total: 0 }) => [
        { type: 'Room', id: 'LIST' },
        { type: 'Availability', id: 'LIST' },
        ...rooms.map(({ room }) => ({ type: 'Room' as const, id: room._id })),
      ],
    }),
    getRoom: build.query({
      ...dataEndpoint(calls.getRoom, (id: string) => ({ params: { id } })),
      keepUnusedDataFor: KEPT_SECONDS,
      providesTags: (_room, _failure, id) => [{ type: 'Room', id }],
    }),
    getRoomAvailability: build.query({
      ...dataEndpoint(calls.getRoomAvailability, ({ id, ...query }: NightsQuery) => ({
        params: { id },
        query,
      })),
      providesTags: (_nights, _failure, { id }) => [
        { type: 'Availability', id },
        { type: 'Availability', id: 'LIST' },
      ],
    }),
    listAvailability: build.query<AvailabilityEntry[], AvailabilityBounds | void>({
      ...endpoint(calls.listAvailability, (bounds: AvailabilityBounds | void) => ({
        query: { serviceType: 'room' as const, ...bounds },
      })),
      transformResponse: (reply: Reply<typeof contract.listAvailability>) =>
        reply.data.availabilities.room,
      providesTags: [{ type: 'Availability', id: 'LIST' }],
    }),
  }),
});

export const {
  useListRoomsQuery,
  useSearchRoomsQuery,
  useGetRoomQuery,
  useGetRoomAvailabilityQuery,
  useListAvailabilityQuery,
} = roomsApi;

/** Fetches a page of a search before it is asked for; one that is at hand is not fetched again. */
export const usePrefetchRooms = () => roomsApi.usePrefetch('searchRooms');
