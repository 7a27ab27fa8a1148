'use client';
import type { Room } from '@vestibule/domain/rooms';
import type { HotelState } from '../transport/store.js';
import { roomsApi } from './endpoints.js';

/** A room as a list knows it that has been fetched before. */
export function listedRoom(state: HotelState, id: string): Room | undefined {
  const { listRooms, searchRooms } = roomsApi.endpoints;
  const { selectCachedArgsForQuery } = roomsApi.util;
  const listed = selectCachedArgsForQuery(state, 'listRooms').flatMap(
    (query) => listRooms.select(query)(state).data ?? [],
  );
  const found = selectCachedArgsForQuery(state, 'searchRooms').flatMap(
    (query) =>
      searchRooms
        .select(query)(state)
        .data?.rooms.map(({ room }) => room) ?? [],
  );
  return [...found, ...listed].find(({ _id }) => _id === id);
}
