/** The words of the page, by catalogue. */
export { texts as homeErrors } from '../../../routes/home/HomeErrors.texts.ar.js';
export { texts as homeSections } from '../../../routes/home/HomeSections.texts.ar.js';
export { extraServices } from '@vestibule/ui/texts/ar/content';
export { dateRange } from '@vestibule/ui/texts/ar/rooms';
export { discount } from '@vestibule/ui/texts/ar/rooms';
export { roomDefaults } from '@vestibule/ui/texts/ar/rooms';
export { roomsFetch } from '@vestibule/ui/texts/ar/rooms';
export { sortRooms } from '@vestibule/ui/texts/ar/rooms';
export { popularRooms } from '@vestibule/ui/texts/ar/content';
export { welcome } from '@vestibule/ui/texts/ar/content';
export { errorBlock } from '@vestibule/ui/texts/ar/feedback';
export { dateRangePicker } from '@vestibule/ui/texts/ar/forms';
export { stepper } from '@vestibule/ui/texts/ar/forms';
export { calendar } from '@vestibule/ui/texts/ar/forms';
export { price } from '@vestibule/ui/texts/ar/layout';
export { carousel } from '@vestibule/ui/texts/ar/media';
export { roomCard } from '@vestibule/ui/texts/ar/rooms';
export { roomSearchForm } from '@vestibule/ui/texts/ar/rooms';
