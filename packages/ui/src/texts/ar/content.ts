/** The words of content in Arabic, by catalogue: `overridesOf` makes a pack of them. */
export * from '@vestibule/domain/texts/ar/content';
export { texts as countdown } from '../../content/Countdown/Countdown.texts.ar.js';
export { texts as popularRooms } from '../../content/PopularRooms/PopularRooms.texts.ar.js';
export { texts as sampleRoom } from '../../content/SampleRoom/SampleRoom.texts.ar.js';
export { texts as subscribeForm } from '../../content/SubscribeForm/SubscribeForm.texts.ar.js';
export { texts as teamGrid } from '../../content/TeamGrid/TeamGrid.texts.ar.js';
export { texts as testimonials } from '../../content/Testimonials/Testimonials.texts.ar.js';
export { texts as welcome } from '../../content/Welcome/Welcome.texts.ar.js';
