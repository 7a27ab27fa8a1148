import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './ProfileDetails.texts.js';

export const texts: Translation<typeof english> = {
  fullName: 'الاسم الكامل',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  dateOfBirth: 'تاريخ الميلاد',
  address: 'العنوان',
  city: 'المدينة',
  country: 'الدولة',
  notGiven: 'لا توجد بيانات',
  edit: 'تعديل الملف الشخصي',
};
