import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('forgotPassword', {
  title: 'Forgot Password',
  description: 'Choose a new password.',
  heading: 'Forgot your password?',
  subtitle: 'Tell us your address, and we send you a link to choose a new one',
  remembered: 'You remember it? <link>Sign in here</link>',
});
