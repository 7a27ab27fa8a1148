/** The words of the page, by catalogue. */
export { texts as newsletter } from '../../../routes/newsletter/newsletter.texts.ar.js';
export { subscription } from '@vestibule/ui/texts/ar/newsletter';
export { newsletterLink } from '@vestibule/ui/texts/ar/newsletter';
