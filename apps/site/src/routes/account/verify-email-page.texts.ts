import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('verifyEmailPage', {
  title: 'Confirm Email',
  description: 'Confirm your email address.',
  heading: 'Your email address',
});
