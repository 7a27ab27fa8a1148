import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './event.texts.js';

export const texts: Translation<typeof english> = {
  loading: 'جارٍ تحميل الفعاليات…',
  events: 'الفعاليات',
};
