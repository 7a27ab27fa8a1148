import type { Translation } from '../words/index.js';
import type { texts as english } from './surroundings.texts.js';

export const texts: Translation<typeof english> = {
  sea: 'خليج عُمان',
  muttrah: 'مطرح',
  oldMuscat: 'مسقط القديمة',
  qantab: 'قنتب',
  yiti: 'يتي',
};
