import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './EventList.texts.js';

export const texts: Translation<typeof english> = {
  upcomingEvents: 'الفعاليات القادمة',
};
