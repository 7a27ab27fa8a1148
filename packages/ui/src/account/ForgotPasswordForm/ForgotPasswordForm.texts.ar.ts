import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './ForgotPasswordForm.texts.js';

export const texts: Translation<typeof english> = {
  sendLink: 'إرسال الرابط',
  sending: 'جارٍ الإرسال…',
};
