import { siteSettingsSchema } from '@vestibule/domain/settings';
import { defaultSiteSettings, phoneCountry, type SiteSettings } from '@vestibule/domain/settings';
import * as v from 'valibot';
import type { Services } from '../services.js';
import { readValues } from './read-values.js';

/** What the hotel has decided about its pages; PAGE_LOADER_MS wins where it is set. */
export async function readSiteSettings({
  db,
  config,
}: Pick<Services, 'db' | 'config'>): Promise<SiteSettings> {
  const values = await readValues(db, 'site');
  const site = v.parse(siteSettingsSchema, {
    ...values,
    phoneCountry: phoneCountry(values['phoneCountry']) ?? defaultSiteSettings.phoneCountry,
  });
  return { ...site, pageLoaderMs: config.pageLoaderMs ?? site.pageLoaderMs };
}
