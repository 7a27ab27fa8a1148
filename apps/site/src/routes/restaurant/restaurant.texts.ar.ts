import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './restaurant.texts.js';

export const texts: Translation<typeof english> = {
  fromTheKitchen: 'من المطبخ',
  ourMenu: 'قائمة طعامنا',
  loading: 'جارٍ تحميل أصناف القائمة…',
  restaurant: 'المطعم',
};
