import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './MessageForm.texts.js';

export const texts: Translation<typeof english> = {
  contact: 'تواصل معنا',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  message: 'الرسالة',
  send: 'إرسال الرسالة',
  sending: 'جارٍ الإرسال…',
};
