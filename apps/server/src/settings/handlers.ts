import { getGeneralSettings } from './get-general-settings.js';

export const settingsHandlers = [getGeneralSettings];
