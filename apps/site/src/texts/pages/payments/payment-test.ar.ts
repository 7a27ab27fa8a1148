/** The words of the page, by catalogue. */
export { bookingButton } from '@vestibule/ui/texts/ar/bookings';
export { bookingFacts } from '@vestibule/ui/texts/ar/bookings';
export { bookingTerms } from '@vestibule/ui/texts/ar/bookings';
