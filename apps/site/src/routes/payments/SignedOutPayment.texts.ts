import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('signedOutPayment', {
  signIn: 'Sign in',
});
