export { texts as hallsMessages } from './halls-messages.texts.js';
