import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './HallDetail.texts.js';

export const texts: Translation<typeof english> = {
  bookNow: 'الحجز الآن',
  booksNothingYet: 'لا يُعدّ الطلب حجزًا بعد: ننظر فيه، ثم نكتب إليك أو نتصل بك.',
  seating: 'ترتيبات الجلوس',
  inTheHall: 'في القاعة',
};
