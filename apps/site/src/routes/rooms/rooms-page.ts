import { roomsApi, type RoomsPage, type RoomsPageQuery } from '@vestibule/api/rooms';
import type { HotelStore } from '@vestibule/api/transport';
import { pageCountOf } from '@vestibule/domain/pagination';
import { ROOMS_PAGE_SIZE } from '@vestibule/domain/rooms';
import { PREFETCH } from '../../app/route-module.js';
import type { RoomSearchAddress } from './room-search-address.js';

/** What the server is asked for; the number of rooms filters nothing (ruling 30). */
export function roomsPageQuery(search: RoomSearchAddress): RoomsPageQuery {
  const { rooms: _, ...asked } = search;
  return asked;
}

/** The last page, where the address asks for one beyond it (spec 4, Pagination). */
export function lastPageInstead(
  found: RoomsPage | undefined,
  query: RoomsPageQuery,
): RoomsPageQuery | undefined {
  const last = pageCountOf(found?.total ?? 0, ROOMS_PAGE_SIZE);
  return found && query.page > last ? { ...query, page: last } : undefined;
}

/** For the loader: the rooms that the page will show. */
export async function loadRoomsPage(store: HotelStore, search: RoomSearchAddress) {
  const { searchRooms } = roomsApi.endpoints;
  const query = roomsPageQuery(search);
  const asked = await store.dispatch(searchRooms.initiate(query, PREFETCH));
  const last = lastPageInstead(asked.data, query);
  return last ? await store.dispatch(searchRooms.initiate(last, PREFETCH)) : asked;
}
