import * as contract from '@vestibule/api/settings/contract';
import { handle } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { readGeneralSettings } from './read-general-settings.js';

export const getGeneralSettings = handle(
  contract.getGeneralSettings,
  async (_request, { services }) => succeed(await readGeneralSettings(services.db)),
);
