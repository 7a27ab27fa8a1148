/** The words of the page, by catalogue. */
export { texts as comingSoon } from '../../../routes/content/coming-soon.texts.ar.js';
export { countdown } from '@vestibule/ui/texts/ar/content';
export { breadcrumbs } from '@vestibule/ui/texts/ar/navigation';
