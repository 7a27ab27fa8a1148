import { contentApi } from '@vestibule/api/content';
import { pageStatus } from '../../app/failure-status.js';
import { PREFETCH, type PageLoaderArgs } from '../../app/route-module.js';
import { LegalPage } from './LegalPage.js';

export async function loader({ store, reply }: PageLoaderArgs) {
  const page = await store.dispatch(
    contentApi.endpoints.getLegalPage.initiate('privacy', PREFETCH),
  );
  reply.status = pageStatus(page);
}

export default function Privacy() {
  return (
    <LegalPage
      name="privacy"
      title="Privacy"
      description="What this website knows about you, why, and for how long."
    />
  );
}
