import { spaApi, useListTreatmentsQuery } from '@vestibule/api/spa';
import { failureTexts } from '@vestibule/domain/problem';
import { Loading } from '@vestibule/ui/feedback';
import { Section } from '@vestibule/ui/layout';
import { useTexts } from '@vestibule/ui/theme';
import { useParams } from 'react-router-dom';
import { shownFailure } from '../../app/failure.js';
import { pageStatus } from '../../app/failure-status.js';
import { PREFETCH, type PageLoaderArgs } from '../../app/route-module.js';
import { TreatmentArticle } from './TreatmentArticle.js';
import { TreatmentFailure } from './TreatmentFailure.js';
import { texts } from './spa-service.texts.js';

export async function loader({ store, params, reply }: PageLoaderArgs) {
  const { listTreatments, listSpecialists } = spaApi.endpoints;
  const [treatments] = await Promise.all([
    store.dispatch(listTreatments.initiate(undefined, PREFETCH)),
    store.dispatch(listSpecialists.initiate(undefined, PREFETCH)),
  ]);
  reply.status = pageStatus(treatments);
  if (treatments.data && !treatments.data.some(({ _id }) => _id === params['id']))
    reply.status = 404;
}

/** Spec 2 names this page only as a link: it is made of the list's own data (ruling 16). */
export default function SpaService() {
  const t = useTexts(texts);
  const failures = useTexts(failureTexts);
  const { id } = useParams();
  const { data, isError, error, refetch } = useListTreatmentsQuery();
  const treatment = data?.find(({ _id }) => _id === id);
  if (treatment) return <TreatmentArticle key={id} treatment={treatment} />;
  if (data) return <TreatmentFailure />;
  if (isError)
    return <TreatmentFailure failure={shownFailure(error, failures)} onRetry={refetch} />;
  return (
    <Section>
      <Loading>{t.loading}</Loading>
    </Section>
  );
}
