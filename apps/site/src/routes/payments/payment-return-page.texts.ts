import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('paymentReturnPage', {
  title: 'Your payment',
  description: 'How your payment stands.',
});
