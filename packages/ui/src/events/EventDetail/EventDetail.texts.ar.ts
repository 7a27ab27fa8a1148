import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './EventDetail.texts.js';

export const texts: Translation<typeof english> = {
  bookNow: 'الحجز الآن',
  soldUntil: 'تُباع التذاكر حتى بدء الفعالية.',
  addToCalendar: 'إضافة إلى التقويم',
};
