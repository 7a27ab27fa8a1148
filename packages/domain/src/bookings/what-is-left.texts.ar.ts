import { plural, text } from '../words/ar.js';
import type { Translation } from '../words/index.js';
import type { texts as english } from './what-is-left.texts.js';

export const texts: Translation<typeof english> = {
  totalNow: text('الإجمالي الآن {total}.'),
  soldOut: 'نفدت التذاكر.',
  spotsLeft: plural({
    zero: 'نفدت التذاكر.',
    one: 'بقي مقعد واحد.',
    two: 'بقي مقعدان.',
    few: 'بقيت {count} مقاعد.',
    many: 'بقي {count} مقعدًا.',
    other: 'بقي {count} مقعد.',
  }),
  freeNearDates: text('إقامات متاحة قريبة من هذه التواريخ: {stays}.'),
  freeThatDay: text('الأوقات المتاحة في ذلك اليوم: {times}.'),
  stay: text('من {from} إلى {until}'),
  /** Between two of several. */
  separator: '؛ ',
};
