export { texts as settingsMessages } from './settings-messages.texts.js';
