import type { Translation } from '../words/index.js';
import type { texts as english } from './sort-rooms.texts.js';

export const texts: Translation<typeof english> = {
  lowestPrice: 'الأقل سعرًا',
  highestPrice: 'الأعلى سعرًا',
  largest: 'الأكبر مساحة',
  smallest: 'الأصغر مساحة',
};
