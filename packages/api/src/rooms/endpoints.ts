import type { AvailabilityEntry, Room } from '@vestibule/domain/rooms';
import { hotelApi } from '../transport/hotel-api.js';
import type { CallInput, Reply } from '../transport/operation.js';
import { requestFor } from '../transport/request-for.js';
import * as contract from './contract.js';

type ListRoomsQuery = NonNullable<CallInput<typeof contract.listRooms>['query']>;

/** Rooms and their availability (spec 7, Rooms and availability). */
export const roomsApi = hotelApi.injectEndpoints({
  endpoints: (build) => ({
    listRooms: build.query<Room[], ListRoomsQuery | void>({
      query: (query) => requestFor(contract.listRooms, { query: query ?? {} }),
      rawResponseSchema: contract.listRooms.reply,
      transformResponse: (reply: Reply<typeof contract.listRooms>) => reply.data,
      providesTags: (rooms = []) => [
        { type: 'Room', id: 'LIST' },
        ...rooms.map(({ _id }) => ({ type: 'Room' as const, id: _id })),
      ],
    }),
    getRoom: build.query<Room, string>({
      query: (id) => requestFor(contract.getRoom, { params: { id } }),
      rawResponseSchema: contract.getRoom.reply,
      transformResponse: (reply: Reply<typeof contract.getRoom>) => reply.data,
      providesTags: (_room, _failure, id) => [{ type: 'Room', id }],
    }),
    getRoomAvailability: build.query<
      Reply<typeof contract.getRoomAvailability>['data'],
      { id: string; checkIn: string; checkOut: string }
    >({
      query: ({ id, ...query }) =>
        requestFor(contract.getRoomAvailability, { params: { id }, query }),
      rawResponseSchema: contract.getRoomAvailability.reply,
      transformResponse: (reply: Reply<typeof contract.getRoomAvailability>) => reply.data,
      providesTags: (_nights, _failure, { id }) => [
        { type: 'Availability', id },
        { type: 'Availability', id: 'LIST' },
      ],
    }),
    listAvailability: build.query<AvailabilityEntry[], { from?: string; to?: string } | void>({
      query: (bounds) =>
        requestFor(contract.listAvailability, { query: { serviceType: 'room', ...bounds } }),
      rawResponseSchema: contract.listAvailability.reply,
      transformResponse: (reply: Reply<typeof contract.listAvailability>) =>
        reply.data.availabilities.room,
      providesTags: [{ type: 'Availability', id: 'LIST' }],
    }),
  }),
});

export const {
  useListRoomsQuery,
  useGetRoomQuery,
  useGetRoomAvailabilityQuery,
  useListAvailabilityQuery,
} = roomsApi;
