import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './InfoStep.texts.js';

export const texts: Translation<typeof english> = {
  firstName: 'الاسم الأول',
  lastName: 'اسم العائلة',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
};
