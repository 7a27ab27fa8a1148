import type { Room } from '@vestibule/domain/rooms';
import { useMemo, useRef } from 'react';
import { usePageQuery } from '../../app/page-query.js';
import {
  readRoomSearch,
  roomAddress,
  roomSearchQuery,
  type RoomSearchAddress,
} from './room-search-address.js';

/** The search as the address tells it; every change is a new address. */
export function useRoomSearch() {
  const [query, setQuery] = usePageQuery();
  const resultsRef = useRef<HTMLElement>(null);
  const search = useMemo(() => readRoomSearch(query), [query]);

  const goTo = (change: Partial<RoomSearchAddress>) => {
    setQuery(roomSearchQuery({ ...search, ...change }), { preventScrollReset: true });
    resultsRef.current?.scrollIntoView();
  };
  return {
    search,
    /** The form follows the address: a new search is a new form. */
    searchKey: roomSearchQuery({ ...search, page: 1 }).toString(),
    resultsRef,
    goToPage: (page: number) => goTo({ page }),
    searchFor: (next: Omit<RoomSearchAddress, 'page'>) =>
      goTo({ stay: undefined, ...next, page: 1 }),
    /** The room's page starts with the dates of the search. */
    roomHref: (room: Room) => roomAddress(room, search),
  };
}
