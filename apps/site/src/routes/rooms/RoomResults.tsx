import type { Room, RoomSort, Stay } from '@vestibule/domain/rooms';
import { Pagination } from '@vestibule/ui/navigation';
import { RoomGrid, RoomSortSelect } from '@vestibule/ui/rooms';
import { useToday } from '../../app/today.js';
import { SEARCH_FORM, type RoomSearchAddress } from './room-search-address.js';
import { useFoundRooms } from './use-found-rooms.js';
import { useResultsInView } from './use-room-search.js';

interface RoomResultsProps {
  search: RoomSearchAddress;
  sortBy: (sort: RoomSort | undefined) => void;
  roomHref: (room: Room) => string;
  stayHref: (stay: Stay) => string;
  pageHref: (page: number) => string;
  goToPage: (page: number) => void;
}

/**
 * The rooms of a search, page by page. It fetches them itself: if the page did, each reply would
 * render the page again, and React would hydrate all its parts in one task (decision 019).
 */
export default function RoomResults({
  search,
  sortBy,
  roomHref,
  stayHref,
  pageHref,
  goToPage,
}: RoomResultsProps) {
  const { page, pageCount, prefetchPage, retry, ...found } = useFoundRooms(search);
  const resultsRef = useResultsInView(found.loading);
  return (
    <>
      <RoomGrid
        ref={resultsRef}
        {...found}
        stay={search.stay}
        today={useToday()}
        roomHref={roomHref}
        stayHref={stayHref}
        page={page}
        pageCount={pageCount}
        onRetry={retry}
        sort={<RoomSortSelect form={SEARCH_FORM} value={search.sort} onValueChange={sortBy} />}
      />
      <Pagination
        page={page}
        pageCount={pageCount}
        pageHref={pageHref}
        onPageChange={goToPage}
        onPageIntent={prefetchPage}
      />
    </>
  );
}
