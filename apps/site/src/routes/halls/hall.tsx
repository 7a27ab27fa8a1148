import { hallsApi, useListHallsQuery } from '@vestibule/api/halls';
import { hallFactsTexts, hallTeaser } from '@vestibule/domain/halls';
import { Loading } from '@vestibule/ui/feedback';
import { Section } from '@vestibule/ui/layout';
import { languageOfText } from '@vestibule/domain/words';
import { useTexts } from '@vestibule/ui/theme';
import { useParams } from 'react-router-dom';
import { pageStatus } from '../../app/failure-status.js';
import { RecordHead } from '../../app/RecordHead.js';
import { PageSection } from '../../app/PageSection.js';
import { PREFETCH, type PageLoaderArgs } from '../../app/route-module.js';
import { usePageUrl } from '../../app/language.js';
import { usePublicUrl } from '../../app/public-url.js';
import { HallFailure } from './HallFailure.js';
import HallContent from './HallContent.js';
import { hallStructuredData } from './hall-structured-data.js';
import { texts } from './hall.texts.js';
import { useTrail } from '../../app/use-trail.js';
import { routes } from '../../hotel-routes.js';
import { routeTo } from '@vestibule/domain/routes';

export async function loader({ store, params, reply }: PageLoaderArgs) {
  const { listHalls } = hallsApi.endpoints;
  const halls = await store.dispatch(listHalls.initiate(undefined, PREFETCH));
  reply.status = pageStatus(halls);
  if (halls.data && !halls.data.some(({ _id }) => _id === params['id'])) reply.status = 404;
}

/** One hall, made of the list's own data. */
export default function HallPage() {
  const t = useTexts(texts);
  const facts = useTexts(hallFactsTexts);
  const trailTo = useTrail();
  const { id } = useParams();
  const { data, isLoading, error, refetch } = useListHallsQuery();
  const publicUrl = usePublicUrl();
  const url = usePageUrl()(routeTo(routes, 'hall', { id: id ?? '' }));
  const hall = data?.find(({ _id }) => _id === id);
  if (isLoading) {
    return (
      <Section>
        <Loading>{t.loading}</Loading>
      </Section>
    );
  }
  if (!hall) return <HallFailure failure={error} onRetry={() => void refetch()} />;
  const [file] = hall.images;
  const cover = file ? { kind: 'halls' as const, file } : undefined;
  const trail = trailTo(
    { label: t.meetingHalls, href: routes.halls },
    { label: hall.name, language: languageOfText(hall, 'name') },
  );
  return (
    <article>
      <RecordHead
        record={hall}
        field="name"
        description={hallTeaser(hall, facts)}
        picture="halls"
        cover={cover}
        crumbs={trail}
        structuredData={
          import.meta.env.SSR ? hallStructuredData(hall, { url, publicUrl }, facts) : undefined
        }
      />
      <Section>
        <PageSection>
          <HallContent key={id} hall={hall} />
        </PageSection>
      </Section>
    </article>
  );
}
