import { contentApi } from '@vestibule/api/content';
import { useTexts } from '@vestibule/ui/theme';
import { pageStatus } from '../../app/failure-status.js';
import { PREFETCH, type PageLoaderArgs } from '../../app/route-module.js';
import { LegalPage } from './LegalPage.js';
import { texts } from './privacy.texts.js';

export async function loader({ store, reply }: PageLoaderArgs) {
  const page = await store.dispatch(
    contentApi.endpoints.getLegalPage.initiate('privacy', PREFETCH),
  );
  reply.status = pageStatus(page);
}

export default function Privacy() {
  const t = useTexts(texts);
  return <LegalPage name="privacy" title={t.title} description={t.description} />;
}
