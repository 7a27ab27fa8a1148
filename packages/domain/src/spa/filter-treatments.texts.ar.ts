import { plural } from '../words/ar.js';
import type { Translation } from '../words/index.js';
import type { texts as english } from './filter-treatments.texts.js';

export const texts: Translation<typeof english> = {
  shown: plural({
    zero: 'لا خدمات مطابقة',
    one: 'عرض خدمة واحدة',
    two: 'عرض خدمتين',
    few: 'عرض {count} خدمات',
    many: 'عرض {count} خدمة',
    other: 'عرض {count} خدمة',
  }),
};
