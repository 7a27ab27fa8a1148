import { contentApi, useGetSpaPageQuery } from '@vestibule/api/content';
import { spaApi } from '@vestibule/api/spa';
import { pageHero } from '@vestibule/domain/content';
import { Hero } from '@vestibule/ui/layout';
import { Breadcrumbs } from '@vestibule/ui/navigation';
import { useFallbackTexts } from '../../app/hotel.js';
import { ContentNotice } from '../../app/ContentNotice.js';
import { pageStatus } from '../../app/failure-status.js';
import { PageMeta } from '../../app/PageMeta.js';
import { Part } from '../../app/Part.js';
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
  const { title, subtitle, image } = pageHero('spaPage', content, useFallbackTexts());
  const hero = { kind: 'content', file: image } as const;
  const trail = trailTo({ label: title });
  return (
    <>
      <PageMeta title={title} description={subtitle} picture="spa" cover={hero} crumbs={trail} />
      <Hero
        title={title}
        subtitle={subtitle}
        picture={hero}
        before={<Breadcrumbs items={trail} />}
      />
      <ContentNotice error={contentError} />
      <Part>
        <TreatmentList />
      </Part>
    </>
  );
}
