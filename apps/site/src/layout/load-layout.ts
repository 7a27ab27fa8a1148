import { contentApi } from '@vestibule/api/content';
import { generalSettingsApi } from '@vestibule/api/settings';
import { PREFETCH, type PageLoaderArgs } from '../app/route-module.js';

/** What every page shows around its content. */
export async function loadLayout({ store }: PageLoaderArgs): Promise<void> {
  await Promise.all([
    store.dispatch(contentApi.endpoints.getNavigation.initiate(undefined, PREFETCH)),
    store.dispatch(contentApi.endpoints.getFooter.initiate(undefined, PREFETCH)),
    store.dispatch(generalSettingsApi.endpoints.getAppConfig.initiate(undefined, PREFETCH)),
    store.dispatch(generalSettingsApi.endpoints.getGeneralSettings.initiate(undefined, PREFETCH)),
  ]);
}
