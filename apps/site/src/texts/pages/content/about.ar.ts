/** The words of the page, by catalogue. */
export { texts as useTrail } from '../../../app/use-trail.texts.ar.js';
export { texts as about } from '../../../routes/content/about.texts.ar.js';
export { texts as galleryPictures } from '../../../routes/content/gallery-pictures.texts.ar.js';
export { aboutStatics } from '@vestibule/ui/texts/ar/content';
export { teamGrid } from '@vestibule/ui/texts/ar/content';
export { testimonials } from '@vestibule/ui/texts/ar/content';
export { errorBlock } from '@vestibule/ui/texts/ar/feedback';
export { breadcrumbs } from '@vestibule/ui/texts/ar/navigation';
