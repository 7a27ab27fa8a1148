import { catalogue, text } from '@vestibule/domain/words/en';

export const texts = catalogue('paymentReturn', {
  nothingCharged: 'Nothing was charged.',
  signInToSee: 'Sign in to see the booking, and what you can do with it.',
  waiting: 'Waiting for the payment provider...',
  chooseAgain: 'Choose again',
  continuePayment: 'Continue payment',
  tryAgain: 'Try Again',
  goOnWith: text('Go on with {total}'),
  cancel: 'Cancel',
  signIn: 'Sign in',
  bookings: 'My Bookings',
  receipt: 'Receipt (PDF)',
  addToCalendar: 'Add to calendar',
});
