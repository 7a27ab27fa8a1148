/** The words of the rules of text in Arabic. */
export { texts as name } from '../../text/name.texts.ar.js';
