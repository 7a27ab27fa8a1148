import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './EventDetail.texts.js';

export const texts: Translation<typeof english> = {
  perPerson: 'للشخص الواحد',
  refundable: 'قابلة للاسترداد',
  bookNow: 'الحجز الآن',
  soldUntil: 'تُباع التذاكر حتى بدء الفعالية.',
  addToCalendar: 'إضافة إلى التقويم',
  extras: 'إضافات',
  addons: 'خدمات إضافية',
};
