import { eventsApi, useListEventsQuery } from '@vestibule/api/events';
import { eventTeaser } from '@vestibule/domain/events';
import { Loading } from '@vestibule/ui/feedback';
import { Section } from '@vestibule/ui/layout';
import { languageOfText } from '@vestibule/domain/words';
import { useTexts } from '@vestibule/ui/theme';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { pageStatus } from '../../app/failure-status.js';
import { RecordHead } from '../../app/RecordHead.js';
import { PageSection } from '../../app/PageSection.js';
import { PREFETCH, type PageLoaderArgs } from '../../app/route-module.js';
import { usePageUrl } from '../../app/language.js';
import { usePublicUrl } from '../../app/public-url.js';
import { selectTimeZone } from '../../app/time-zone.js';
import { useHotelContact, useHotelName } from '../../app/hotel.js';
import { EventFailure } from './EventFailure.js';
import { eventStructuredData } from './event-structured-data.js';
import EventContent from './EventContent.js';
import { texts } from './event.texts.js';
import { useTrail } from '../../app/use-trail.js';
import { routes } from '../../hotel-routes.js';
import { routeTo } from '@vestibule/domain/routes';

export async function loader({ store, params, reply }: PageLoaderArgs) {
  const { listEvents } = eventsApi.endpoints;
  const events = await store.dispatch(listEvents.initiate(undefined, PREFETCH));
  reply.status = pageStatus(events);
  if (events.data && !events.data.some(({ _id }) => _id === params['id'])) reply.status = 404;
}

const none: [] = [];

export default function EventPage() {
  const t = useTexts(texts);
  const trailTo = useTrail();
  const { id = '' } = useParams();
  const { data: events = none, isLoading, error, refetch } = useListEventsQuery();
  const publicUrl = usePublicUrl();
  const pageUrl = usePageUrl();
  const hotelName = useHotelName();
  const timeZone = useSelector(selectTimeZone);
  const { address } = useHotelContact();
  const event = events.find(({ _id }) => _id === id);
  if (isLoading) {
    return (
      <Section>
        <Loading>{t.loading}</Loading>
      </Section>
    );
  }
  if (!event) return <EventFailure failure={error} onRetry={() => void refetch()} />;
  const { title, images } = event;
  const [file] = images;
  const cover = file ? { kind: 'events' as const, file } : undefined;
  const url = pageUrl(routeTo(routes, 'event', { id }));
  const trail = trailTo(
    { label: t.events, href: routes.events },
    { label: title, language: languageOfText(event, 'title') },
  );
  return (
    <article>
      <RecordHead
        record={event}
        field="title"
        description={eventTeaser(event)}
        picture="events"
        cover={cover}
        crumbs={trail}
        structuredData={
          import.meta.env.SSR
            ? eventStructuredData(event, { url, publicUrl, hotelName, address, timeZone })
            : undefined
        }
      />
      <Section>
        <PageSection>
          <EventContent event={event} url={url} />
        </PageSection>
      </Section>
    </article>
  );
}
