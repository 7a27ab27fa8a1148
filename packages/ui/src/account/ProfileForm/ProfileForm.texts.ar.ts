import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './ProfileForm.texts.js';

export const texts: Translation<typeof english> = {
  fullName: 'الاسم الكامل',
  email: 'البريد الإلكتروني',
  currentPassword: 'كلمة المرور الحالية',
  currentPasswordHint: 'لتغيير عنوان بريدك الإلكتروني.',
  phone: 'الهاتف',
  phoneHint: 'مع رمز الدولة، مثل \u2066+968\u2069',
  dateOfBirth: 'تاريخ الميلاد',
  chooseDateOfBirth: 'اختيار تاريخ الميلاد',
  address: 'العنوان',
  city: 'المدينة',
  country: 'الدولة',
  save: 'حفظ التغييرات',
  saving: 'جارٍ الحفظ…',
  cancel: 'إلغاء',
};
