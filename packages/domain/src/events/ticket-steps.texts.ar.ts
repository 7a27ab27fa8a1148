import { plural } from '../words/ar.js';
import type { Translation } from '../words/index.js';
import type { texts as english } from './ticket-steps.texts.js';

export const texts: Translation<typeof english> = {
  tickets: 'التذاكر',
  extras: 'الإضافات',
  addons: 'الخدمات الإضافية',
  info: 'البيانات',
  summary: 'الملخص',
  payment: 'الدفع',

  atLeastOne: 'الحد الأدنى تذكرة واحدة، فأصبح العدد تذكرة واحدة.',
  cutToSpots: plural({
    zero: 'لم يتبقَّ أي مقعد.',
    one: 'لم يتبقَّ سوى مقعد واحد، فأصبح العدد تذكرة واحدة.',
    two: 'لم يتبقَّ سوى مقعدين، فأصبح العدد تذكرتين.',
    few: 'لم يتبقَّ سوى {count} مقاعد، فأصبح العدد {count} تذاكر.',
    many: 'لم يتبقَّ سوى {count} مقعدًا، فأصبح العدد {count} تذكرة.',
    other: 'لم يتبقَّ سوى {count} مقعد، فأصبح العدد {count} تذكرة.',
  }),
};
