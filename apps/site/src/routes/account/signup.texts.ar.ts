import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './signup.texts.js';

export const texts: Translation<typeof english> = {
  title: 'إنشاء حساب',
  description: 'إنشاء حساب جديد.',
  heading: 'إنشاء حساب',
  subtitle: 'يجمع حسابك حجوزاتك وتفضيلاتك في مكان واحد',
  haveAccount: 'لديك حساب بالفعل؟ <link>تسجيل الدخول من هنا</link>',
};
