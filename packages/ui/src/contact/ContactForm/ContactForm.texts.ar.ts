import { text } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './ContactForm.texts.js';

export const texts: Translation<typeof english> = {
  contact: 'تواصل معنا',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  message: 'الرسالة',
  send: 'إرسال الرسالة',
  notOpen: 'هذا النموذج غير متاح بعد.',
  reach: 'يمكنك مراسلتنا على <address/> أو الاتصال على <phone/>.',
  reachTyped: 'يمكنك إرسال ما كتبته إلى <address/> أو الاتصال على <phone/>.',
  messageFrom: text('رسالة من {name}'),
};
