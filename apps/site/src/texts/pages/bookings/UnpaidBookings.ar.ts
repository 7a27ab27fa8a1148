/** The words of what pages open late, by catalogue. */
export { texts as unpaidBookings } from '../../../routes/bookings/UnpaidBookings.texts.ar.js';
export { bookingType } from '@vestibule/ui/texts/ar/bookings';
export { bookingView } from '@vestibule/ui/texts/ar/bookings';
export { bookingWhen } from '@vestibule/ui/texts/ar/bookings';
export { holdTerm } from '@vestibule/ui/texts/ar/bookings';
export { whatIsLeft } from '@vestibule/ui/texts/ar/bookings';
export { cancelledBooking } from '@vestibule/ui/texts/ar/payments';
export { cardCharge } from '@vestibule/ui/texts/ar/payments';
export { paymentsMessages } from '@vestibule/ui/texts/ar/payments';
export { cancelBookingDialog } from '@vestibule/ui/texts/ar/bookings';
export { unpaidBookingNotice } from '@vestibule/ui/texts/ar/bookings';
export { paymentActions } from '@vestibule/ui/texts/ar/payments';
