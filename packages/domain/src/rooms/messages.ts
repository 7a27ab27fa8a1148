export { texts as roomsMessages } from './rooms-messages.texts.js';
