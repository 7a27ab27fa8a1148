import { contentApi } from '@vestibule/api/content';
import { PREFETCH, type PageLoaderArgs } from '../../app/route-module.js';
import { LegalPage } from './LegalPage.js';

export async function loader({ store }: PageLoaderArgs) {
  await store.dispatch(contentApi.endpoints.getLegalPage.initiate('terms', PREFETCH));
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
