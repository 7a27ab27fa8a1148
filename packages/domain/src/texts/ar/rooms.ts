/** The words of the rules of rooms in Arabic. */
export { texts as dateRange } from '../../rooms/date-range.texts.ar.js';
export { texts as discount } from '../../rooms/discount.texts.ar.js';
export { texts as roomDefaults } from '../../rooms/room-defaults.texts.ar.js';
export { texts as roomsFetch } from '../../rooms/rooms-fetch.texts.ar.js';
export { texts as roomsMessages } from '../../rooms/rooms-messages.texts.ar.js';
export { texts as searchRooms } from '../../rooms/search-rooms.texts.ar.js';
export { texts as sortRooms } from '../../rooms/sort-rooms.texts.ar.js';
