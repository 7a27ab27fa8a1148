/** The words of contact in Arabic, by catalogue: `overridesOf` makes a pack of them. */
export * from '@vestibule/domain/texts/ar/contact';
export { texts as areaMap } from '../../contact/AreaMap/AreaMap.texts.ar.js';
export { texts as contactCards } from '../../contact/ContactCards/ContactCards.texts.ar.js';
export { texts as contactForm } from '../../contact/ContactForm/ContactForm.texts.ar.js';
export { texts as messageForm } from '../../contact/MessageForm/MessageForm.texts.ar.js';
