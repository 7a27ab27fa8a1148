import type { Room, RoomSort, Stay } from '@vestibule/domain/rooms';
import { Pagination } from '@vestibule/ui/navigation';
import { RoomGrid, RoomSortSelect } from '@vestibule/ui/rooms';
import { SEARCH_FORM } from './room-search-address.js';
import { useResultsInView } from './use-room-search.js';
import type { useFoundRooms } from './use-found-rooms.js';

type RoomResultsProps = ReturnType<typeof useFoundRooms> & {
  stay: Stay | undefined;
  sort: RoomSort | undefined;
  sortBy: (sort: RoomSort | undefined) => void;
  roomHref: (room: Room) => string;
  stayHref: (stay: Stay) => string;
  pageHref: (page: number) => string;
  goToPage: (page: number) => void;
};

/** The rooms of a search, page by page. */
export default function RoomResults({
  page,
  pageCount,
  pageHref,
  goToPage,
  prefetchPage,
  retry,
  sort,
  sortBy,
  ...found
}: RoomResultsProps) {
  const resultsRef = useResultsInView(found.loading);
  return (
    <>
      <RoomGrid
        ref={resultsRef}
        {...found}
        page={page}
        pageCount={pageCount}
        onRetry={retry}
        sort={<RoomSortSelect form={SEARCH_FORM} value={sort} onValueChange={sortBy} />}
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
