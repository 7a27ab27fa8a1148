/** The words of the rules of content in Arabic. */
export { texts as aboutStatics } from '../../content/about-statics.texts.ar.js';
export { texts as contentMessages } from '../../content/content-messages.texts.ar.js';
export { texts as extraServices } from '../../content/extra-services.texts.ar.js';
export { texts as fallbackPages } from '../../content/fallback-pages.texts.ar.js';
export { texts as sampleRooms } from '../../content/sample-rooms.texts.ar.js';
