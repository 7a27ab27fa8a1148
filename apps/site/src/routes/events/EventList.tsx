import { useListEventsQuery } from '@vestibule/api/events';
import { EVENTS_PAGE_SIZE } from '@vestibule/domain/events';
import { EventGrid } from '@vestibule/ui/events';
import { Section } from '@vestibule/ui/layout';
import { Pagination } from '@vestibule/ui/navigation';
import { useTexts } from '@vestibule/ui/theme';
import { useHotelNow } from '../../app/today.js';
import { usePagedList } from '../../app/use-paged-list.js';
import { UnpaidNotice } from '../bookings/UnpaidNotice.js';
import { useTickets } from './use-tickets.js';
import { texts } from './EventList.texts.js';

const none: [] = [];

/** The upcoming events, page by page, and the dialog that sells them. */
export default function EventList() {
  const t = useTexts(texts);
  const { data: events = none, isLoading, isFetching, error, refetch } = useListEventsQuery();
  const { items, listRef, goToPage, ...pages } = usePagedList(events, EVENTS_PAGE_SIZE);
  const tickets = useTickets(events);
  return (
    <>
      <Section ref={listRef} title={t.upcomingEvents}>
        <UnpaidNotice type="event" />
        <EventGrid
          events={items}
          now={useHotelNow()}
          loading={isLoading}
          problem={error?.message}
          retrying={isFetching}
          onRetry={() => void refetch()}
          onBook={tickets.book}
        />
        {!error && <Pagination {...pages} onPageChange={goToPage} />}
      </Section>
      {tickets.dialog}
    </>
  );
}
