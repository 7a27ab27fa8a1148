import { texts } from './default-settings.texts.js';
import type { MaintenanceMode } from './maintenance.schema.js';

/** After how many seconds a browser or crawler may ask again. */
export const MAINTENANCE_RETRY_SECONDS = 300;

export const maintenanceOff: MaintenanceMode = {
  enabled: false,
  message: texts.maintenanceMessage,
};
