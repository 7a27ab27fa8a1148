import { contentApi } from '@vestibule/api/content';
import { PREFETCH, type PageLoaderArgs } from '../../app/route-module.js';
import { LegalPage } from './LegalPage.js';

export async function loader({ store }: PageLoaderArgs) {
  await store.dispatch(contentApi.endpoints.getLegalPage.initiate('privacy', PREFETCH));
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
