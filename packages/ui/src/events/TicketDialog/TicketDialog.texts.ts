import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('ticketDialog', {
  openingPayment: 'Opening the payment page...',
  totalSoFar: 'Total <amount/>',
  back: 'Back',
  next: 'Next',
});
