import * as contract from '@vestibule/api/settings/contract';
import { defaultSiteSettings, type SiteSettings } from '@vestibule/domain/settings';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { Handler } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { readOfferedMethods } from './read-offered-methods.js';
import { readSiteSettings } from './read-site-settings.js';
import { readValues } from './read-values.js';

export const getAppConfig: Handler<typeof contract.getAppConfig> = async (_request, { services }) =>
  succeed(
    v.parse(contract.appConfigSchema, {
      ...(await readValues(services.db, 'app-config')),
      paymentMethods: await readOfferedMethods(services),
      site: decidedOtherwise(await readSiteSettings(services)),
    }),
  );

function decidedOtherwise(site: SiteSettings): Partial<SiteSettings> {
  const names = Object.keys(site) as (keyof SiteSettings)[];
  const decided = names.filter((name) => !isDeepStrictEqual(site[name], defaultSiteSettings[name]));
  return Object.fromEntries(decided.map((name) => [name, site[name]]));
}
