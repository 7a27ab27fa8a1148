import { contentApi, useGetEventsPageQuery } from '@vestibule/api/content';
import { eventsApi } from '@vestibule/api/events';
import { pageHero } from '@vestibule/domain/content';
import { Breadcrumbs } from '@vestibule/ui/navigation';
import { useFallbackPages } from '../../app/hotel.js';
import { ContentNotice } from '../../app/ContentNotice.js';
import { pageStatus } from '../../app/failure-status.js';
import { PageHero } from '../../app/PageHero.js';
import { PageMeta } from '../../app/PageMeta.js';
import { PageSection } from '../../app/PageSection.js';
import { PREFETCH, type PageLoaderArgs } from '../../app/route-module.js';
import EventList from './EventList.js';
import { useTrail } from '../../app/use-trail.js';

export async function loader({ store, reply }: PageLoaderArgs) {
  const [events] = await Promise.all([
    store.dispatch(eventsApi.endpoints.listEvents.initiate(undefined, PREFETCH)),
    store.dispatch(contentApi.endpoints.getEventsPage.initiate(undefined, PREFETCH)),
  ]);
  reply.status = pageStatus(events);
}

export default function Events() {
  const trailTo = useTrail();
  const { data: content, error: contentError } = useGetEventsPageQuery();
  const head = pageHero('eventsPage', content, useFallbackPages());
  const { title, subtitle } = head;
  const hero = { kind: 'content', file: head.image } as const;
  const trail = trailTo({ label: title, language: head.titleLanguage });
  return (
    <>
      <PageMeta title={title} description={subtitle} picture="events" cover={hero} crumbs={trail} />
      <PageHero texts={head} before={<Breadcrumbs items={trail} />} />
      <ContentNotice error={contentError} />
      <PageSection>
        <EventList />
      </PageSection>
    </>
  );
}
