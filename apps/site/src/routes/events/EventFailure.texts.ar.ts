import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './EventFailure.texts.js';

export const texts: Translation<typeof english> = {
  allEvents: 'جميع الفعاليات',
  failed: 'تعذّر تحميل الفعاليات',
};
