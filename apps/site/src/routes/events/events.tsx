import { contentApi, useGetEventsPageQuery } from '@vestibule/api/content';
import { eventsApi } from '@vestibule/api/events';
import { pageHero } from '@vestibule/domain/content';
import { Hero } from '@vestibule/ui/layout';
import { Breadcrumbs } from '@vestibule/ui/navigation';
import { useFallbackTexts } from '../../app/hotel.js';
import { ContentNotice } from '../../app/ContentNotice.js';
import { pageStatus } from '../../app/failure-status.js';
import { PageMeta } from '../../app/PageMeta.js';
import { Part } from '../../app/Part.js';
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
  const { title, subtitle, image } = pageHero('eventsPage', content, useFallbackTexts());
  const hero = { kind: 'content', file: image } as const;
  const trail = trailTo({ label: title });
  return (
    <>
      <PageMeta title={title} description={subtitle} picture="events" cover={hero} crumbs={trail} />
      <Hero
        title={title}
        subtitle={subtitle}
        picture={hero}
        before={<Breadcrumbs items={trail} />}
      />
      <ContentNotice error={contentError} />
      <Part>
        <EventList />
      </Part>
    </>
  );
}
