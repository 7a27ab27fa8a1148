import { catalogue, plural } from '@vestibule/domain/words/en';

export const texts = catalogue('paymentStep', {
  close: 'Close',
  signIn: 'Sign in',
  signUp: 'Sign up',
  takeWhatIsLeft: plural({
    one: 'Take {count} ticket instead',
    other: 'Take {count} tickets instead',
  }),
});
