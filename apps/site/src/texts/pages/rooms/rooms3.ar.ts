/** The words of the page, by catalogue. */
export { texts as useTrail } from '../../../app/use-trail.texts.ar.js';
export { texts as roomsPlaceholder } from '../../../routes/rooms/RoomsPlaceholder.texts.ar.js';
export { breadcrumbs } from '@vestibule/ui/texts/ar/navigation';
