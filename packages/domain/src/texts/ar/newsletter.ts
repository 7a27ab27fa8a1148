/** The words of the rules of newsletter in Arabic. */
export { texts as subscription } from '../../newsletter/subscription.texts.ar.js';
