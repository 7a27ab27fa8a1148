/** The words of the rules of calendar in Arabic. */
export { texts as day } from '../../calendar/day.texts.ar.js';
export { texts as hotelTime } from '../../calendar/hotel-time.texts.ar.js';
