import { skipToken } from '@reduxjs/toolkit/query/react';
import { usePrefetchRooms, useSearchRoomsQuery } from '@vestibule/api/rooms';
import { pageCountOf } from '@vestibule/domain/pagination';
import {
  notOpenYetText,
  ROOMS_PAGE_SIZE,
  roomsFetchTexts,
  searchRoomsTexts,
} from '@vestibule/domain/rooms';
import { whenIdle } from '@vestibule/ui/code';
import { useLocale, useTexts } from '@vestibule/ui/theme';
import { useCallback, useEffect, useMemo } from 'react';
import type { RoomSearchAddress } from './room-search-address.js';
import { lastPageInstead, roomsPageQuery } from './rooms-page.js';

/** One page of one search, as the server found it, and how far it has come. */
export function useFoundRooms(search: RoomSearchAddress) {
  const t = useTexts(searchRoomsTexts);
  const failures = useTexts(roomsFetchTexts);
  const { locale } = useLocale();
  const query = useMemo(() => roomsPageQuery(search), [search]);
  const asked = useSearchRoomsQuery(query);
  const last = lastPageInstead(asked.currentData, query);
  const instead = useSearchRoomsQuery(last ?? skipToken);
  const { data, currentData, error, isFetching, refetch } = last ? instead : asked;
  const pageCount = pageCountOf(data?.total ?? 0, ROOMS_PAGE_SIZE);
  const page = last?.page ?? search.page;

  // Spec 4: loaded once and cached; this page asks again when it opens.
  const { refetch: askAgain } = asked;
  useEffect(() => void askAgain(), [askAgain]);

  const prefetch = usePrefetchRooms();
  const prefetchPage = useCallback(
    (wanted: number) => prefetch({ ...query, page: wanted }),
    [prefetch, query],
  );
  const next = currentData && page < pageCount ? page + 1 : undefined;
  useEffect(() => (next ? whenIdle(() => prefetchPage(next)) : undefined), [next, prefetchPage]);

  // With dates it is the availability that is asked for (spec 8).
  const failure = search.stay ? failures.availability : failures.rooms;

  return {
    rooms: data?.rooms ?? [],
    total: data?.total,
    page,
    pageCount,
    prefetchPage,
    loading: !data,
    /** The answer to an earlier search stays until this one's is there. */
    outdated: data !== undefined && !currentData,
    refreshing: isFetching,
    // It stays while the question is asked again.
    problem: error && !currentData ? failure : undefined,
    emptyReason: data?.emptyReason,
    nearestStays: data?.nearestStays,
    emptyText: notOpenYetText(search.stay, data?.openUntil, t, locale),
    retry: () => void refetch(),
  };
}
