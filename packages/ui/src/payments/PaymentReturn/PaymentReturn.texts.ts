import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('paymentReturn', {
  signInToSee: 'Sign in to see the booking, and what you can do with it.',
  waiting: 'Waiting for the payment provider...',
  tryAgain: 'Try Again',
  receipt: 'Receipt (PDF)',
  addToCalendar: 'Add to calendar',
});
