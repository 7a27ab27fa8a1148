export { texts as eventsMessages } from './events-messages.texts.js';
