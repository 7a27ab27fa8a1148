import { useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readRoomSearch, roomSearchQuery, type RoomSearchAddress } from './room-search-address.js';

/** The search as the address tells it; every change is a new address. */
export function useRoomSearch() {
  const [query, setQuery] = useSearchParams();
  const resultsRef = useRef<HTMLElement>(null);
  const search = useMemo(() => readRoomSearch(query), [query]);

  const goTo = (change: Partial<RoomSearchAddress>) => {
    setQuery(roomSearchQuery({ ...search, ...change }), { preventScrollReset: true });
    resultsRef.current?.scrollIntoView();
  };
  return {
    search,
    resultsRef,
    goToPage: (page: number) => goTo({ page }),
    searchFor: (next: Pick<RoomSearchAddress, 'stay' | 'guests'>) => goTo({ ...next, page: 1 }),
  };
}
