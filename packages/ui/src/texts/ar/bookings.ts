/** The words of bookings in Arabic, by catalogue: `overridesOf` makes a pack of them. */
export * from '@vestibule/domain/texts/ar/bookings';
export { texts as bookingDetailsDialog } from '../../bookings/BookingDetailsDialog/BookingDetailsDialog.texts.ar.js';
export { texts as bookingFilters } from '../../bookings/BookingFilters/BookingFilters.texts.ar.js';
export { texts as bookingList } from '../../bookings/BookingList/BookingList.texts.ar.js';
export { texts as bookingStats } from '../../bookings/BookingStats/BookingStats.texts.ar.js';
export { texts as bookingTable } from '../../bookings/BookingTable/BookingTable.texts.ar.js';
export { texts as cancelBookingDialog } from '../../bookings/CancelBookingDialog/CancelBookingDialog.texts.ar.js';
export { texts as noBookings } from '../../bookings/NoBookings/NoBookings.texts.ar.js';
export { texts as shortId } from '../../bookings/ShortId/ShortId.texts.ar.js';
export { texts as statusBadge } from '../../bookings/StatusBadge/StatusBadge.texts.ar.js';
export { texts as unpaidBookingNotice } from '../../bookings/UnpaidBookingNotice/UnpaidBookingNotice.texts.ar.js';
