import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './Article.texts.js';

export const texts: Translation<typeof english> = {
  author: 'الكاتب',
  date: 'التاريخ',
  category: 'الفئة',
};
