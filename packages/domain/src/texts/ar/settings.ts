/** The words of the rules of settings in Arabic. */
export { texts as defaultSettings } from '../../settings/default-settings.texts.ar.js';
export { texts as settingsMessages } from '../../settings/settings-messages.texts.ar.js';
