/** The words of the rules of payments in Arabic. */
export { texts as cancelledBooking } from '../../payments/cancelled-booking.texts.ar.js';
export { texts as cardCharge } from '../../payments/card-charge.texts.ar.js';
export { texts as outcomeToast } from '../../payments/outcome-toast.texts.ar.js';
export { texts as paymentMethod } from '../../payments/payment-method.texts.ar.js';
export { texts as paymentOutcome } from '../../payments/payment-outcome.texts.ar.js';
export { texts as paymentsMessages } from '../../payments/payments-messages.texts.ar.js';
