export { texts as spaMessages } from './spa-messages.texts.js';
