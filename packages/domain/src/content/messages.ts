export { texts as contentMessages } from './content-messages.texts.js';
