import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('forgotPasswordForm', {
  sendLink: 'Send Link',
  sending: 'Sending...',
});
