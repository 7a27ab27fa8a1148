import type { MaintenanceMode } from './maintenance.schema.js';

export const DEFAULT_MAINTENANCE_MESSAGE =
  'We are looking after the website. Please come back in a few minutes.';

/** After how many seconds a browser or crawler may ask again. */
export const MAINTENANCE_RETRY_SECONDS = 300;

export const maintenanceOff: MaintenanceMode = {
  enabled: false,
  message: DEFAULT_MAINTENANCE_MESSAGE,
};
