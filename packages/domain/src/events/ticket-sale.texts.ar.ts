import { plural } from '../words/ar.js';
import type { Translation } from '../words/index.js';
import type { texts as english } from './ticket-sale.texts.js';

export const texts: Translation<typeof english> = {
  soldOut: 'نفدت التذاكر',
  spotsLeft: plural({
    zero: 'لا مقاعد متبقية',
    one: 'مقعد واحد متبقٍّ',
    two: 'مقعدان متبقيان',
    few: '{count} مقاعد متبقية',
    many: '{count} مقعدًا متبقيًا',
    other: '{count} مقعد متبقٍّ',
  }),
  salesEnded: 'انتهى البيع',
  endedAtStart: 'انتهى بيع التذاكر مع بدء الفعالية',
};
