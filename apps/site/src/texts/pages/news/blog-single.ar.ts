/** The words of the page, by catalogue. */
export { texts as useTrail } from '../../../app/use-trail.texts.ar.js';
export { texts as blogSingle } from '../../../routes/news/blog-single.texts.ar.js';
export { texts as notFound } from '../../../routes/not-found.texts.ar.js';
export { articles } from '@vestibule/ui/texts/ar/news';
export { newsCategories } from '@vestibule/ui/texts/ar/news';
export { breadcrumbs } from '@vestibule/ui/texts/ar/navigation';
export { article } from '@vestibule/ui/texts/ar/news';
export { newsSidebar } from '@vestibule/ui/texts/ar/news';
