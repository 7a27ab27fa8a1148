import type { Translation } from '../words/index.js';
import type { texts as english } from './account-links.texts.js';

export const texts: Translation<typeof english> = {
  signIn: 'تسجيل الدخول',
  signUp: 'إنشاء حساب',
  profile: 'الملف الشخصي',
  myBookings: 'حجوزاتي',
};
