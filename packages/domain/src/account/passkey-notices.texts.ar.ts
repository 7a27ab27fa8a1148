import type { Translation } from '../words/index.js';
import type { texts as english } from './passkey-notices.texts.js';

export const texts: Translation<typeof english> = {
  added: 'تمت إضافة مفتاح المرور.',
  removed: 'تمت إزالة مفتاح المرور.',
  only: 'من الآن يكون تسجيل الدخول بمفتاح المرور فقط.',
  orPassword: 'عاد تسجيل الدخول بكلمة المرور.',
};
