/** The words of the page, by catalogue. */
export { texts as notFound } from '../../routes/not-found.texts.ar.js';
