import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('paymentAnswer', {
  heading: 'Your payment',
});
