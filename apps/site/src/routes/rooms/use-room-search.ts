import type { Room, RoomSort, Stay } from '@vestibule/domain/rooms';
import { useEffect, useMemo, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { usePageQuery } from '../../app/page-query.js';
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
  const goTo = (change: Partial<RoomSearchAddress>) =>
    setQuery(queryOf(change), { state: SENT, preventScrollReset: true });
  const addressOf = (change: Partial<RoomSearchAddress>) => {
    const asked = queryOf(change).toString();
    return pathname + (asked && `?${asked}`);
  };
  return {
    search,
    formKey: useFormKey(queryOf({ page: 1 }).toString()),
    goToPage: (page: number) => goTo({ page }),
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

/** Whether the guest has just searched, and is not returning or reloading. */
function useSent(): boolean {
  const { state } = useLocation();
  const came = useNavigationType();
  return state === SENT && came !== NavigationType.Pop;
}

/** What was found comes into view after a search, and again when the first rooms are there. */
export function useResultsInView(loading: boolean) {
  const resultsRef = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const come = useSent() && `${key} ${loading}`;
  useEffect(() => {
    if (come) resultsRef.current?.scrollIntoView();
  }, [come]);
  return resultsRef;
}

/** The form begins anew with another search, but not with its own: its button has the focus. */
function useFormKey(written: string): number {
  const own = useSent();
  const [form, setForm] = useState({ key: 0, written });
  if (form.written !== written) setForm({ key: own ? form.key : form.key + 1, written });
  return form.key;
}
