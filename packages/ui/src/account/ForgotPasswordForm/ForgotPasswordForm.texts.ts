import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('forgotPasswordForm', {
  email: 'Email',
  sendLink: 'Send Link',
  sending: 'Sending...',
});
