import { plural } from '../words/ar.js';
import type { Translation } from '../words/index.js';
import type { texts as english } from './booking-facts.texts.js';

export const texts: Translation<typeof english> = {
  checkIn: 'تسجيل الوصول',
  checkOut: 'تسجيل المغادرة',
  guests: 'الضيوف',
  adults: 'البالغون',
  children: 'الأطفال',
  date: 'التاريخ',
  time: 'الوقت',
  place: 'المكان',
  duration: 'المدة',
  minutes: plural({
    zero: 'لا دقائق',
    one: 'دقيقة واحدة',
    two: 'دقيقتان',
    few: '{count} دقائق',
    many: '{count} دقيقة',
    other: '{count} دقيقة',
  }),
  specialist: 'الأخصائي',
  tickets: 'التذاكر',
  guest: 'الضيف',
  phone: 'الهاتف',
};
