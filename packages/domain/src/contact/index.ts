export * from './area-map.js';
export * from './contact-message.js';
export * from './honeypot.js';
export { texts as contactMessageTexts } from './contact-message.texts.js';
export { texts as surroundingsTexts } from './surroundings.texts.js';
