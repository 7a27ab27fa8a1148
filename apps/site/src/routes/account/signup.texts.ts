import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('signup', {
  title: 'Sign Up',
  description: 'Create an account.',
  heading: 'Create Account',
  subtitle: 'An account keeps your bookings and what you like in one place',
  haveAccount: 'Already have an account? <link>Sign in here</link>',
});
