/** The words of the page, by catalogue. */
export { texts as useTrail } from '../../../app/use-trail.texts.ar.js';
export { texts as contact } from '../../../routes/contact/contact.texts.ar.js';
export { accountRules } from '@vestibule/ui/texts/ar/account';
export { contactMessage } from '@vestibule/ui/texts/ar/contact';
export { surroundings } from '@vestibule/ui/texts/ar/contact';
export { ruleMessage } from '@vestibule/ui/texts/ar/problem';
export { name } from '@vestibule/ui/texts/ar/text';
export { areaMap } from '@vestibule/ui/texts/ar/contact';
export { contactCards } from '@vestibule/ui/texts/ar/contact';
export { contactForm } from '@vestibule/ui/texts/ar/contact';
export { messageForm } from '@vestibule/ui/texts/ar/contact';
export { emailInput } from '@vestibule/ui/texts/ar/forms';
export { breadcrumbs } from '@vestibule/ui/texts/ar/navigation';
