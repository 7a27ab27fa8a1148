import { catalogue } from '../words/en.js';

/** Title and sentence of each way that a payment can stand. */
export const texts = catalogue('paymentOutcome', {
  confirming: 'Payment is being confirmed',
  confirmingText:
    'The payment provider is telling us about your payment. This usually takes seconds; you may close this page and find the booking in My Bookings.',
  open: 'Your booking is not paid yet',
  openText:
    'Nothing was charged. We keep the booking for you for a while, so you can go on paying or give it up.',
  partial: 'Part of the amount has arrived',
  partialText:
    'Please send the rest to the same address at the payment provider. Until then the booking is not confirmed.',
  paid: 'Your booking is confirmed',
  paidText: 'Thank you. We have sent you a confirmation by email.',
  overpaid: 'Your booking is confirmed',
  overpaidText:
    'Thank you. More money arrived than the booking costs: the hotel returns the rest the way it came, and you do not have to do anything.',
  failed: 'The payment did not go through',
  failedText:
    'Nothing was charged, and nothing is kept. You can try again while what you chose is still free.',
  cancelled: 'The payment was cancelled',
  cancelledText: 'Nothing was charged, and the booking is free for other guests again.',
  expired: 'The time to pay has run out',
  expiredText: 'Nothing was charged. You can book again if it is still free.',
  refundDue: 'We owe you a refund',
  refundDueText:
    'Your money arrived, but it could not be used for a booking. The hotel returns it in full the way it came; you do not have to do anything.',
  refunded: 'Your money has been sent back',
  refundedText:
    'This payment was returned the way it came. No booking stands on it any more; you can book again at any time.',
});
