export { AreaMap } from './AreaMap/AreaMap.js';
export type { AreaMapProps } from './AreaMap/AreaMap.js';
export { ContactCards } from './ContactCards/ContactCards.js';
export type { ContactCardsProps } from './ContactCards/ContactCards.js';
export { ContactForm } from './ContactForm/ContactForm.js';
export type { ContactFormProps, ContactMessage } from './ContactForm/ContactForm.js';
export { ContactPage } from './ContactPage/ContactPage.js';
export type { ContactPageProps } from './ContactPage/ContactPage.js';
