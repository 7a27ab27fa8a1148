import { plural } from '../words/ar.js';
import type { Translation } from '../words/index.js';
import type { texts as english } from './check-ticket-guest.texts.js';

export const texts: Translation<typeof english> = {
  firstName: 'الاسم الأول مطلوب',
  lastName: 'اسم العائلة مطلوب',
  email: 'البريد الإلكتروني مطلوب',
  phone: 'رقم الهاتف مطلوب',
  tooLong: plural({
    zero: 'يُرجى ترك الحقل فارغًا.',
    one: 'يُرجى إدخال حرف واحد.',
    two: 'يُرجى إدخال ما لا يزيد على حرفين.',
    few: 'يُرجى إدخال ما لا يزيد على {count} أحرف.',
    many: 'يُرجى إدخال ما لا يزيد على {count} حرفًا.',
    other: 'يُرجى إدخال ما لا يزيد على {count} حرف.',
  }),
};
