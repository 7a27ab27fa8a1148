export { texts as bookingsMessages } from './bookings-messages.texts.js';
