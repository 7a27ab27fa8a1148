import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './ProfileDetails.texts.js';

export const texts: Translation<typeof english> = {
  notGiven: 'لا توجد بيانات',
  edit: 'تعديل الملف الشخصي',
};
