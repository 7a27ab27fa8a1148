import { plural } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './UnpaidBookings.texts.js';

export const texts: Translation<typeof english> = {
  unpaidBookings: 'الحجوزات غير المدفوعة',
  unpaid: plural({
    zero: 'لا حجوزات غير مدفوعة في «حجوزاتي»',
    one: 'حجز واحد غير مدفوع في «حجوزاتي»',
    two: 'حجزان غير مدفوعين في «حجوزاتي»',
    few: '{count} حجوزات غير مدفوعة في «حجوزاتي»',
    many: '{count} حجزًا غير مدفوع في «حجوزاتي»',
    other: '{count} حجز غير مدفوع في «حجوزاتي»',
  }),
  others: plural({
    zero: 'لا حجوزات أخرى غير مدفوعة في «حجوزاتي»',
    one: 'حجز آخر غير مدفوع في «حجوزاتي»',
    two: 'حجزان آخران غير مدفوعين في «حجوزاتي»',
    few: '{count} حجوزات أخرى غير مدفوعة في «حجوزاتي»',
    many: '{count} حجزًا آخر غير مدفوع في «حجوزاتي»',
    other: '{count} حجز آخر غير مدفوع في «حجوزاتي»',
  }),
};
