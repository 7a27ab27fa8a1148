import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('paymentReturn', {
  title: 'Your payment',
  description: 'How your payment stands.',
});
