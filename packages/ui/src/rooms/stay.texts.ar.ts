import { plural, text } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './stay.texts.js';

export const texts: Translation<typeof english> = {
  guests: plural({
    zero: 'لا ضيوف',
    one: 'ضيف واحد',
    two: 'ضيفان',
    few: '{count} ضيوف',
    many: '{count} ضيفًا',
    other: '{count} ضيف',
  }),
  freeNear: 'إقامات متاحة قريبة من هذه التواريخ:',
  dates: text('من {checkIn} إلى {checkOut}'),
};
