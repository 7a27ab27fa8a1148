import { plural } from '../words/ar.js';
import type { Translation } from '../words/index.js';
import type { texts as english } from './preferences.texts.js';

export const texts: Translation<typeof english> = {
  bedAny: 'بلا تفضيل',
  bedKing: 'سرير واحد كبير',
  bedTwin: 'سريران مفردان',
  floorAny: 'بلا تفضيل',
  floorLow: 'طابق منخفض',
  floorHigh: 'طابق مرتفع',
  notesTooLong: plural({
    zero: 'يُرجى ألا يتجاوز النص {count} حرف',
    one: 'يُرجى ألا يتجاوز النص حرفًا واحدًا',
    two: 'يُرجى ألا يتجاوز النص حرفين',
    few: 'يُرجى ألا يتجاوز النص {count} أحرف',
    many: 'يُرجى ألا يتجاوز النص {count} حرفًا',
    other: 'يُرجى ألا يتجاوز النص {count} حرف',
  }),
  notesUnusable: 'يحتوي النص على رموز لا يمكن استخدامها',
};
