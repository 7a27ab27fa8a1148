import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './account-fields.texts.js';

export const texts: Translation<typeof english> = {
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  password: 'كلمة المرور',
  confirmPassword: 'تأكيد كلمة المرور',
  passwordHint: '8 خانات على الأقل، من بينها حرف لاتيني كبير وحرف لاتيني صغير ورقم.',
  fullName: 'الاسم الكامل',
  dateOfBirth: 'تاريخ الميلاد',
  address: 'العنوان',
  city: 'المدينة',
  country: 'الدولة',
  currentPassword: 'كلمة المرور الحالية',
  saving: 'جارٍ الحفظ…',
  newPassword: 'كلمة المرور الجديدة',
};
