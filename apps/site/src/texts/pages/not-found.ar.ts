/** The words of the page and of what it may open, by catalogue. */
export { texts as notFound } from '../../routes/not-found.texts.ar.js';
