import { catalogue, text } from '@vestibule/domain/words/en';

export const texts = catalogue('paymentActions', {
  nothingCharged: 'Nothing was charged.',
  continuePayment: 'Continue payment',
  goOnWith: text('Go on with {total}'),
  chooseAgain: 'Choose again',
  cancel: 'Cancel',
  opening: 'Opening the payment page...',
});
