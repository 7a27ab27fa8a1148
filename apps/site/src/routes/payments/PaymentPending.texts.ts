import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('paymentPending', {
  heading: 'Your payment',
  intro: 'We ask our server; the page follows its answer.',
  asking: 'Asking how your payment stands...',
});
