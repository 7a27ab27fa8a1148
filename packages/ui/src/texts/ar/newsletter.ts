/** The words of newsletter in Arabic, by catalogue: `overridesOf` makes a pack of them. */
export * from '@vestibule/domain/texts/ar/newsletter';
export { texts as newsletterForm } from '../../newsletter/NewsletterForm/NewsletterForm.texts.ar.js';
export { texts as newsletterLink } from '../../newsletter/NewsletterLink/NewsletterLink.texts.ar.js';
