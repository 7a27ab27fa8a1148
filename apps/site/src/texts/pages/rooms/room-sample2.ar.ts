/** The words of the page, by catalogue. */
export { texts as useTrail } from '../../../app/use-trail.texts.ar.js';
export { texts as roomsPlaceholder } from '../../../routes/rooms/RoomsPlaceholder.texts.ar.js';
export { texts as sampleRoomPage } from '../../../routes/rooms/SampleRoomPage.texts.ar.js';
export { texts as roomPictures } from '../../../routes/rooms/room-pictures.texts.ar.js';
export { sampleRooms } from '@vestibule/ui/texts/ar/content';
export { roomDefaults } from '@vestibule/ui/texts/ar/rooms';
export { sampleRoom } from '@vestibule/ui/texts/ar/content';
export { breadcrumbs } from '@vestibule/ui/texts/ar/navigation';
