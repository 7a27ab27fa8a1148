/** The words of rooms in Arabic, by catalogue: `overridesOf` makes a pack of them. */
export * from '@vestibule/domain/texts/ar/rooms';
export { texts as includedList } from '../../rooms/IncludedList/IncludedList.texts.ar.js';
export { texts as nightlyPrice } from '../../rooms/NightlyPrice/NightlyPrice.texts.ar.js';
export { texts as roomBookingBar } from '../../rooms/RoomBookingBar/RoomBookingBar.texts.ar.js';
export { texts as roomBookingSidebar } from '../../rooms/RoomBookingSidebar/RoomBookingSidebar.texts.ar.js';
export { texts as roomCard } from '../../rooms/RoomCard/RoomCard.texts.ar.js';
export { texts as roomDetailLoading } from '../../rooms/RoomDetailLoading/RoomDetailLoading.texts.ar.js';
export { texts as roomGallery } from '../../rooms/RoomGallery/RoomGallery.texts.ar.js';
export { texts as roomGalleryDialog } from '../../rooms/RoomGalleryDialog/RoomGalleryDialog.texts.ar.js';
export { texts as roomGrid } from '../../rooms/RoomGrid/RoomGrid.texts.ar.js';
export { texts as roomNotFound } from '../../rooms/RoomNotFound/RoomNotFound.texts.ar.js';
export { texts as roomSearchForm } from '../../rooms/RoomSearchForm/RoomSearchForm.texts.ar.js';
export { texts as roomSortSelect } from '../../rooms/RoomSortSelect/RoomSortSelect.texts.ar.js';
export { texts as roomSummary } from '../../rooms/RoomSummary/RoomSummary.texts.ar.js';
export { texts as similarRooms } from '../../rooms/SimilarRooms/SimilarRooms.texts.ar.js';
export { texts as videoPlaceholder } from '../../rooms/VideoPlaceholder/VideoPlaceholder.texts.ar.js';
export { texts as stay } from '../../rooms/stay.texts.ar.js';
