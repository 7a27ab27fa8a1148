import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './reset-password.texts.js';

export const texts: Translation<typeof english> = {
  title: 'كلمة مرور جديدة',
  description: 'اختيار كلمة مرور جديدة.',
  heading: 'اختيار كلمة مرور جديدة',
  subtitle: 'سيُسجَّل خروجك من جميع الأجهزة المتصلة بحسابك',
};
