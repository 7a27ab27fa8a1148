import { contentApi, useGetSpaPageQuery } from '@vestibule/api/content';
import { spaApi } from '@vestibule/api/spa';
import { pageHero } from '@vestibule/domain/content';
import { Breadcrumbs } from '@vestibule/ui/navigation';
import { useFallbackPages } from '../../app/hotel.js';
import { ContentNotice } from '../../app/ContentNotice.js';
import { pageStatus } from '../../app/failure-status.js';
import { PageHero } from '../../app/PageHero.js';
import { PageMeta } from '../../app/PageMeta.js';
import { PageSection } from '../../app/PageSection.js';
import { PREFETCH, type PageLoaderArgs } from '../../app/route-module.js';
import TreatmentList from './TreatmentList.js';
import { useTrail } from '../../app/use-trail.js';

export async function loader({ store, reply }: PageLoaderArgs) {
  const { listTreatments, listCategories, listSpecialists } = spaApi.endpoints;
  const [treatments] = await Promise.all([
    store.dispatch(listTreatments.initiate(undefined, PREFETCH)),
    store.dispatch(contentApi.endpoints.getSpaPage.initiate(undefined, PREFETCH)),
    store.dispatch(listCategories.initiate(undefined, PREFETCH)),
    store.dispatch(listSpecialists.initiate(undefined, PREFETCH)),
  ]);
  reply.status = pageStatus(treatments);
}

export default function Spa() {
  const trailTo = useTrail();
  const { data: content, error: contentError } = useGetSpaPageQuery();
  const head = pageHero('spaPage', content, useFallbackPages());
  const { title, subtitle } = head;
  const hero = { kind: 'content', file: head.image } as const;
  const trail = trailTo({ label: title, language: head.titleLanguage });
  return (
    <>
      <PageMeta title={title} description={subtitle} picture="spa" cover={hero} crumbs={trail} />
      <PageHero texts={head} before={<Breadcrumbs items={trail} />} />
      <ContentNotice error={contentError} />
      <PageSection>
        <TreatmentList />
      </PageSection>
    </>
  );
}
