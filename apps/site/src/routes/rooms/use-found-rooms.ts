import { useListAvailabilityQuery, useListRoomsQuery } from '@vestibule/api/rooms';
import {
  emptyRoomsReason,
  ROOMS_PAGE_SIZE,
  roomsFetchMessages,
  searchRooms,
} from '@vestibule/domain/rooms';
import { pageOf } from '@vestibule/domain/pagination';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { availabilityBounds } from './availability-bounds.js';
import type { RoomSearchAddress } from './room-search-address.js';

/** The rooms of one search, and how far they have come. */
export function useFoundRooms(search: RoomSearchAddress) {
  // Spec 4: loaded once and cached; this page asks again when it opens.
  const rooms = useListRoomsQuery(undefined, { refetchOnMountOrArgChange: true });
  const nights = useListAvailabilityQuery(
    search.stay ? availabilityBounds(search.stay) : skipToken,
  );
  const found = searchRooms(rooms.data ?? [], nights.currentData ?? [], search);
  const { items, page, pageCount } = pageOf(found, search.page, ROOMS_PAGE_SIZE);
  const waitsForNights = search.stay !== undefined && !nights.currentData;
  return {
    rooms: items,
    total: found.length,
    page,
    pageCount,
    loading: !rooms.data || waitsForNights,
    refreshing: rooms.isFetching || nights.isFetching,
    error: errorText(rooms.isError && !rooms.data, nights.isError && waitsForNights),
    emptyReason: emptyRoomsReason(rooms.data ?? [], search),
    retry: () => {
      void rooms.refetch();
      if (search.stay) void nights.refetch();
    },
  };
}

/** Spec 8, Content, rooms, events, halls. */
function errorText(roomsFailed: boolean, nightsFailed: boolean): string | undefined {
  if (roomsFailed) return roomsFetchMessages.rooms;
  return nightsFailed ? roomsFetchMessages.availability : undefined;
}
