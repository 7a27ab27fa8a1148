import { contentApi, useGetEventsPageQuery } from '@vestibule/api/content';
import { eventsApi, useListEventsQuery } from '@vestibule/api/events';
import { pageHero } from '@vestibule/domain/content';
import { EVENTS_PAGE_SIZE } from '@vestibule/domain/events';
import { EventGrid } from '@vestibule/ui/events';
import { Hero, Section } from '@vestibule/ui/layout';
import { Breadcrumbs, Pagination } from '@vestibule/ui/navigation';
import { ContentNotice } from '../../app/ContentNotice.js';
import { PageMeta } from '../../app/PageMeta.js';
import { PREFETCH, type PageLoaderArgs } from '../../app/route-module.js';
import { useHotelNow } from '../../app/TodayProvider.js';
import { usePagedList } from '../../app/use-paged-list.js';
import { useTickets } from './use-tickets.js';

export async function loader({ store }: PageLoaderArgs) {
  await Promise.all([
    store.dispatch(contentApi.endpoints.getEventsPage.initiate(undefined, PREFETCH)),
    store.dispatch(eventsApi.endpoints.listEvents.initiate(undefined, PREFETCH)),
  ]);
}

const none: [] = [];

export default function Events() {
  const { data: content, error: contentError } = useGetEventsPageQuery();
  const { data: events = none, isLoading, isFetching, error, refetch } = useListEventsQuery();
  const { items, page, pageCount, listRef, goToPage } = usePagedList(events, EVENTS_PAGE_SIZE);
  const tickets = useTickets(events);
  const { title, subtitle, image } = pageHero('eventsPage', content);
  return (
    <>
      <PageMeta title={title} description={subtitle} picture="events" />
      <Hero
        title={title}
        subtitle={subtitle}
        picture={{ kind: 'content', file: image }}
        before={<Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: title }]} />}
      />
      <ContentNotice error={contentError} />
      <Section ref={listRef} title="Upcoming events">
        <EventGrid
          events={items}
          now={useHotelNow()}
          loading={isLoading}
          error={error?.message}
          retrying={isFetching}
          onRetry={() => void refetch()}
          onBook={tickets.book}
        />
        {!error && <Pagination page={page} pageCount={pageCount} onPageChange={goToPage} />}
      </Section>
      {tickets.dialog}
    </>
  );
}
