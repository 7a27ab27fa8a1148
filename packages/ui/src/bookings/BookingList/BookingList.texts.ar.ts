import { plural, text } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './BookingList.texts.js';

export const texts: Translation<typeof english> = {
  yourBookings: 'حجوزاتك',
  error: text('خطأ: {reason}'),
  loading: 'جارٍ تحميل الحجوزات…',
  noBookings: 'لا حجوزات',
  bookings: plural({
    zero: 'لا حجوزات',
    one: 'حجز واحد',
    two: 'حجزان',
    few: '{count} حجوزات',
    many: '{count} حجزًا',
    other: '{count} حجز',
  }),
  noSamples: 'لا حجوزات توضيحية',
  samples: plural({
    zero: 'لا حجوزات توضيحية',
    one: 'حجز توضيحي واحد',
    two: 'حجزان توضيحيان',
    few: '{count} حجوزات توضيحية',
    many: '{count} حجزًا توضيحيًا',
    other: '{count} حجز توضيحي',
  }),
  noMatch: 'لم يُعثر على حجوزات تطابق معاييرك.',
  sampleData: 'بيانات توضيحية',
  howTheyLook: 'هكذا ستظهر حجوزاتك؛ وكل ما هنا للتوضيح فقط.',
};
