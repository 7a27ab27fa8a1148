import * as contract from '@vestibule/api/settings/contract';
import * as v from 'valibot';
import { handle } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { readOfferedMethods } from './read-offered-methods.js';
import { readSiteSettings } from './read-site-settings.js';
import { readValues } from './read-values.js';

export const getAppConfig = handle(contract.getAppConfig, async (_request, { services }) =>
  succeed(
    v.parse(contract.appConfigSchema, {
      ...(await readValues(services.db, 'app-config')),
      paymentMethods: await readOfferedMethods(services.db),
      site: await readSiteSettings(services),
    }),
  ),
);
