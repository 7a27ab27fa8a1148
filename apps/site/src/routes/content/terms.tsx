import { contentApi } from '@vestibule/api/content';
import { pageStatus } from '../../app/failure-status.js';
import { PREFETCH, type PageLoaderArgs } from '../../app/route-module.js';
import { LegalPage } from './LegalPage.js';

export async function loader({ store, reply }: PageLoaderArgs) {
  const page = await store.dispatch(contentApi.endpoints.getLegalPage.initiate('terms', PREFETCH));
  reply.status = pageStatus(page);
}

export default function Terms() {
  return (
    <LegalPage
      name="terms"
      title="Terms of stay"
      description="What holds between you and the hotel when you book."
    />
  );
}
