import { text } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './EventCard.texts.js';

export const texts: Translation<typeof english> = {
  bookNow: text('الحجز الآن<hidden> لفعالية {event}</hidden>'),
};
