import type { Room, Stay } from '@vestibule/domain/rooms';
import { Pagination } from '@vestibule/ui/navigation';
import { RoomGrid } from '@vestibule/ui/rooms';
import { useResultsInView } from './use-room-search.js';
import type { useFoundRooms } from './use-found-rooms.js';

type RoomResultsProps = ReturnType<typeof useFoundRooms> & {
  stay: Stay | undefined;
  roomHref: (room: Room) => string;
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
  ...found
}: RoomResultsProps) {
  const resultsRef = useResultsInView(found.loading);
  return (
    <>
      <RoomGrid ref={resultsRef} {...found} onRetry={retry} />
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
