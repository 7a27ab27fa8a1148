import type { Translation } from '../words/index.js';
import type { texts as english } from './menu-item.texts.js';

export const texts: Translation<typeof english> = {
  breakfast: 'الفطور',
  lunch: 'الغداء',
  dinner: 'العشاء',
  dessert: 'الحلويات',
};
