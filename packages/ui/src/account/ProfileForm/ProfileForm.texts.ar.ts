import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './ProfileForm.texts.js';

export const texts: Translation<typeof english> = {
  currentPasswordHint: 'لتغيير عنوان بريدك الإلكتروني.',
  phoneHint: 'مع رمز الدولة، مثل \u2066+968\u2069',
  chooseDateOfBirth: 'اختيار تاريخ الميلاد',
  save: 'حفظ التغييرات',
  cancel: 'إلغاء',
};
