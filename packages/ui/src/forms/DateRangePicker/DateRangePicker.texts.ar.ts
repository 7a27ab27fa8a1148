import { plural } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './DateRangePicker.texts.js';

export const texts: Translation<typeof english> = {
  chooseDates: 'اختيار التواريخ',
  pattern: 'DD/MM/YYYY - DD/MM/YYYY',
  stay: plural({
    zero: 'من {checkIn} إلى {checkOut}، لا ليالٍ',
    one: 'من {checkIn} إلى {checkOut}، ليلة واحدة',
    two: 'من {checkIn} إلى {checkOut}، ليلتان',
    few: 'من {checkIn} إلى {checkOut}، {count} ليالٍ',
    many: 'من {checkIn} إلى {checkOut}، {count} ليلة',
    other: 'من {checkIn} إلى {checkOut}، {count} ليلة',
  }),
};
