import type { Translation } from '../words/index.js';
import type { texts as english } from './events-messages.texts.js';

export const texts: Translation<typeof english> = {
  'events.failed': 'تعذّر تحميل الفعاليات',
  'events.unreachable': 'تعذّر الاتصال بالخادم',
  'events.not-found': 'لم يُعثر على هذه الفعالية.',
  'events.over': 'انتهت هذه الفعالية.',
  'events.begun': 'بدأت هذه الفعالية. تُباع التذاكر حتى بدء الفعالية.',
  'events.sold-out': 'لم يتبقَّ عدد كافٍ من المقاعد.',
  'events.tickets-required': 'يُرجى اختيار تذكرة واحدة على الأقل.',
  'events.unknown-option': 'لم تعد إحدى الإضافات متاحة. يُرجى إعادة الاختيار.',
};
