import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './MenuTabs.texts.js';

export const texts: Translation<typeof english> = {
  menu: 'قائمة الطعام',
  noItems: 'لا توجد أصناف متاحة في هذه الفئة',
};
