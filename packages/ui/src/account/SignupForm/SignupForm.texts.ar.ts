import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './SignupForm.texts.js';

export const texts: Translation<typeof english> = {
  firstName: 'الاسم الأول',
  lastName: 'اسم العائلة',
  agree: 'أوافق على <terms>الشروط والأحكام</terms> و<privacy>سياسة الخصوصية</privacy>',
  newsletter: 'أرغب في تلقي النشرة البريدية للفندق',
  create: 'إنشاء حساب',
  creating: 'جارٍ إنشاء الحساب…',
};
