/** The words of what pages open late, by catalogue. */
export { bookedLine } from '@vestibule/ui/texts/ar/bookings';
export { cardCharge } from '@vestibule/ui/texts/ar/payments';
export { paymentMethod } from '@vestibule/ui/texts/ar/payments';
export { paymentMethodDialog } from '@vestibule/ui/texts/ar/payments';
export { paymentActions } from '@vestibule/ui/texts/ar/payments';
