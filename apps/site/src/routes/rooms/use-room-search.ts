import type { Room, RoomSort, Stay } from '@vestibule/domain/rooms';
import { useEffect, useMemo, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { TO_RESULTS, usePageQuery } from '../../app/page-query.js';
import {
  readRoomSearch,
  roomAddress,
  roomSearchQuery,
  SENT,
  type RoomSearchAddress,
} from './room-search-address.js';

/** The search as the address tells it; every change is a new address. */
export function useRoomSearch() {
  const [query, setQuery] = usePageQuery();
  const { pathname } = useLocation();
  const search = useMemo(() => readRoomSearch(query), [query]);

  const queryOf = (change: Partial<RoomSearchAddress>) => roomSearchQuery({ ...search, ...change });
  const goTo = (change: Partial<RoomSearchAddress>, state = SENT) =>
    setQuery(queryOf(change), { state, preventScrollReset: true });
  const addressOf = (change: Partial<RoomSearchAddress>) => {
    const asked = queryOf(change).toString();
    return pathname + (asked && `?${asked}`);
  };
  return {
    search,
    formKey: useFormKey(queryOf({ page: 1 }).toString()),
    goToPage: (page: number) => goTo({ page }, TO_RESULTS),
    /** The same search, another page. */
    pageHref: (page: number) => addressOf({ page }),
    /** The same search on other dates. */
    stayHref: (stay: Stay) => addressOf({ stay, page: 1 }),
    searchFor: (next: Omit<RoomSearchAddress, 'page'>) =>
      goTo({ stay: undefined, ...next, page: 1 }),
    /** The same search in another order, from its first page. */
    sortBy: (sort: RoomSort | undefined) => goTo({ sort, page: 1 }),
    /** The room's page starts with the dates of the search. */
    roomHref: (room: Room) => roomAddress(room, search),
  };
}

/** Whether the guest has just searched or turned the page, and is not returning or reloading. */
function useSent(): typeof SENT | typeof TO_RESULTS | undefined {
  const { state } = useLocation();
  const came = useNavigationType();
  return came !== NavigationType.Pop && (state === SENT || state === TO_RESULTS)
    ? state
    : undefined;
}

/**
 * What was found comes into view after a search, and again when the first rooms are there. After
 * another page, or a search from another one, it has the focus too: what was pressed is out of sight.
 */
export function useResultsInView(loading: boolean) {
  const resultsRef = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const sent = useSent();
  const come = sent && `${key} ${loading}`;
  useEffect(() => {
    if (!come) return;
    if (sent === TO_RESULTS) resultsRef.current?.focus({ preventScroll: true });
    resultsRef.current?.scrollIntoView();
  }, [come, sent]);
  return resultsRef;
}

/** Another search resets the form; a search of its own does not, because its button has the focus. */
function useFormKey(written: string): number {
  const own = useSent() !== undefined;
  const [form, setForm] = useState({ key: 0, written });
  if (form.written !== written) setForm({ key: own ? form.key : form.key + 1, written });
  return form.key;
}
