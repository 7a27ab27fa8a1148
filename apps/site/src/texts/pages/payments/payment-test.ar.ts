/** The words of the page and of what it may open, by catalogue. */
export { bookedLine } from '@vestibule/ui/texts/ar/bookings';
export { bookingButton } from '@vestibule/ui/texts/ar/bookings';
export { bookingFacts } from '@vestibule/ui/texts/ar/bookings';
export { bookingTerms } from '@vestibule/ui/texts/ar/bookings';
export { cardCharge } from '@vestibule/ui/texts/ar/payments';
export { paymentMethod } from '@vestibule/ui/texts/ar/payments';
export { paymentsMessages } from '@vestibule/ui/texts/ar/payments';
export { paymentMethodDialog } from '@vestibule/ui/texts/ar/payments';
