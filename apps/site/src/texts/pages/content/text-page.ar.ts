/** The words of the page, by catalogue. */
export { texts as useTrail } from '../../../app/use-trail.texts.ar.js';
export { texts as textPage } from '../../../routes/content/text-page.texts.ar.js';
export { errorBlock } from '@vestibule/ui/texts/ar/feedback';
export { loading } from '@vestibule/ui/texts/ar/feedback';
export { breadcrumbs } from '@vestibule/ui/texts/ar/navigation';
