import { text } from '../words/ar.js';
import type { Translation } from '../words/index.js';
import type { texts as english } from './search-rooms.texts.js';

export const texts: Translation<typeof english> = {
  noneAtAll: 'لا توجد غرف متاحة حاليًا. يُرجى المحاولة لاحقًا.',
  noneForDates:
    'لا توجد غرف متاحة للتواريخ والمعايير المختارة. يُرجى تجربة تواريخ أخرى أو تعديل البحث.',
  noneForCriteria: 'لا توجد غرف تطابق المعايير الحالية.',
  notOpenYet: text('يمكن حجز الغرف حتى {day}. التواريخ اللاحقة لم تُفتح للحجز بعد.'),
};
