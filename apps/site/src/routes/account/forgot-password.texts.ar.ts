import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './forgot-password.texts.js';

export const texts: Translation<typeof english> = {
  title: 'استعادة كلمة المرور',
  description: 'اختيار كلمة مرور جديدة.',
  heading: 'هل نسيت كلمة المرور؟',
  subtitle: 'يكفي إدخال عنوان بريدك الإلكتروني لنرسل إليك رابطًا لاختيار كلمة مرور جديدة',
  remembered: 'هل تذكّرت كلمة المرور؟ <link>تسجيل الدخول من هنا</link>',
};
