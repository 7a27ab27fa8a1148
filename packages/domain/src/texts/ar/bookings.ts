/** The words of the rules of bookings in Arabic. */
export { texts as bookedLine } from '../../bookings/booked-line.texts.ar.js';
export { texts as bookingButton } from '../../bookings/booking-button.texts.ar.js';
export { texts as bookingFacts } from '../../bookings/booking-facts.texts.ar.js';
export { texts as bookingTerms } from '../../bookings/booking-terms.texts.ar.js';
export { texts as bookingType } from '../../bookings/booking-type.texts.ar.js';
export { texts as bookingView } from '../../bookings/booking-view.texts.ar.js';
export { texts as bookingWhen } from '../../bookings/booking-when.texts.ar.js';
export { texts as bookingsMessages } from '../../bookings/bookings-messages.texts.ar.js';
export { texts as contactEmail } from '../../bookings/contact-email.texts.ar.js';
export { texts as filterBookings } from '../../bookings/filter-bookings.texts.ar.js';
export { texts as heldLimits } from '../../bookings/held-limits.texts.ar.js';
export { texts as holdTerm } from '../../bookings/hold-term.texts.ar.js';
export { texts as myBookings } from '../../bookings/my-bookings.texts.ar.js';
export { texts as sampleBookings } from '../../bookings/sample-bookings.texts.ar.js';
export { texts as whatIsLeft } from '../../bookings/what-is-left.texts.ar.js';
