import type { Room, Stay } from '@vestibule/domain/rooms';
import { Pagination } from '@vestibule/ui/navigation';
import { RoomGrid } from '@vestibule/ui/rooms';
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
  return (
    <>
      <RoomGrid {...found} onRetry={retry} />
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
