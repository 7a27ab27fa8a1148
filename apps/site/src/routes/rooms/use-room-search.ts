import type { Room } from '@vestibule/domain/rooms';
import { useMemo, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { usePageQuery } from '../../app/page-query.js';
import {
  readRoomSearch,
  roomAddress,
  roomSearchQuery,
  type RoomSearchAddress,
} from './room-search-address.js';

/** Marks an address that the form itself wrote: it shows that search already. */
const SENT = 'sent';

/** The search as the address tells it; every change is a new address. */
export function useRoomSearch() {
  const [query, setQuery] = usePageQuery();
  const { pathname } = useLocation();
  const resultsRef = useRef<HTMLElement>(null);
  const search = useMemo(() => readRoomSearch(query), [query]);

  const queryOf = (change: Partial<RoomSearchAddress>) => roomSearchQuery({ ...search, ...change });
  const goTo = (change: Partial<RoomSearchAddress>, state?: string) => {
    setQuery(queryOf(change), { state, preventScrollReset: true });
    resultsRef.current?.scrollIntoView();
  };
  return {
    search,
    formKey: useFormKey(queryOf({ page: 1 }).toString()),
    resultsRef,
    goToPage: (page: number) => goTo({ page }),
    /** The same search, another page. */
    pageHref: (page: number) => {
      const asked = queryOf({ page }).toString();
      return pathname + (asked && `?${asked}`);
    },
    searchFor: (next: Omit<RoomSearchAddress, 'page'>) =>
      goTo({ stay: undefined, ...next, page: 1 }, SENT),
    /** The room's page starts with the dates of the search. */
    roomHref: (room: Room) => roomAddress(room, search),
  };
}

/** The form begins anew with another search, but not with its own: its button has the focus. */
function useFormKey(written: string): number {
  const { state } = useLocation();
  const came = useNavigationType();
  const own = state === SENT && came !== NavigationType.Pop;
  const [form, setForm] = useState({ key: 0, written });
  if (form.written !== written) setForm({ key: own ? form.key : form.key + 1, written });
  return form.key;
}
