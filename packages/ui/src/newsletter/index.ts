export { NewsletterForm } from './NewsletterForm/NewsletterForm.js';
export type { NewsletterFormProps } from './NewsletterForm/NewsletterForm.js';
export { NewsletterLink } from './NewsletterLink/NewsletterLink.js';
export type { NewsletterLinkProps } from './NewsletterLink/NewsletterLink.js';
