import { plural } from '../words/ar.js';
import type { Translation } from '../words/index.js';
import type { texts as english } from './name.texts.js';

export const texts: Translation<typeof english> = {
  invalid: 'يُرجى إدخال اسم خالٍ من الروابط.',
  tooLong: plural({
    zero: 'يُرجى ترك الاسم فارغًا.',
    one: 'يُرجى إدخال اسم من حرف واحد.',
    two: 'يُرجى إدخال اسم لا يزيد على حرفين.',
    few: 'يُرجى إدخال اسم لا يزيد على {count} أحرف.',
    many: 'يُرجى إدخال اسم لا يزيد على {count} حرفًا.',
    other: 'يُرجى إدخال اسم لا يزيد على {count} حرف.',
  }),
};
