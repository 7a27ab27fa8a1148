import { plural } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './MenuItemCard.texts.js';

export const texts: Translation<typeof english> = {
  preparation: 'مدة التحضير',
  minutes: plural({
    zero: 'لا دقائق',
    one: 'دقيقة واحدة',
    two: 'دقيقتان',
    few: '{count} دقائق',
    many: '{count} دقيقة',
    other: '{count} دقيقة',
  }),
  ingredients: 'المكونات',
  betweenIngredients: '، ',
  extras: 'إضافات',
};
