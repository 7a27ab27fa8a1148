import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './EventGrid.texts.js';

export const texts: Translation<typeof english> = {
  events: 'الفعاليات',
  failed: 'تعذّر تحميل الفعاليات',
  loading: 'جارٍ تحميل الفعاليات…',
  noneFound: 'لم يُعثر على فعاليات',
};
