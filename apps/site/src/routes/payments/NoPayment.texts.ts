import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('noPayment', {
  heading: 'Your payment',
});
