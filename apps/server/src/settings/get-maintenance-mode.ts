import * as contract from '@vestibule/api/settings/contract';
import { handle } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { readMaintenanceMode } from './maintenance-mode.js';

export const getMaintenanceMode = handle(
  contract.getMaintenanceMode,
  async (_request, { services }) => succeed(await readMaintenanceMode(services.db)),
);
