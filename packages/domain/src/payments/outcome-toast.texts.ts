import { catalogue } from '../words/en.js';

/** Spec 8, Booking and payment: how a booking ends, and the two alerts of the test page. */
export const texts = catalogue('outcomeToast', {
  bookingSuccessful: 'Booking successful!',
  spaBooked: 'Your spa service has been booked successfully!',
  bookingFailed: 'Booking failed. Please try again.',
  paymentFailed: 'Payment failed. Please try again.',
  testSuccessful: 'Payment successful!',
  testFailed: 'Payment failed!',
});
