/** The words of the rules of contact in Arabic. */
export { texts as contactMessage } from '../../contact/contact-message.texts.ar.js';
export { texts as surroundings } from '../../contact/surroundings.texts.ar.js';
