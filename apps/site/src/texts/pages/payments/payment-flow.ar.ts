/** The words of what pages open late, by catalogue. */
export { bookedLine } from '@vestibule/ui/texts/ar/bookings';
export { bookingButton } from '@vestibule/ui/texts/ar/bookings';
export { bookingFacts } from '@vestibule/ui/texts/ar/bookings';
export { bookingTerms } from '@vestibule/ui/texts/ar/bookings';
export { bookingType } from '@vestibule/ui/texts/ar/bookings';
export { cardCharge } from '@vestibule/ui/texts/ar/payments';
export { paymentMethod } from '@vestibule/ui/texts/ar/payments';
export { paymentsMessages } from '@vestibule/ui/texts/ar/payments';
export { discount } from '@vestibule/ui/texts/ar/rooms';
export { roomDefaults } from '@vestibule/ui/texts/ar/rooms';
export { treatmentFacts } from '@vestibule/ui/texts/ar/spa';
export { name } from '@vestibule/ui/texts/ar/text';
export { paymentMethodDialog } from '@vestibule/ui/texts/ar/payments';
export { paymentActions } from '@vestibule/ui/texts/ar/payments';
