import type { Translation } from '../words/index.js';
import type { texts as english } from './spa-messages.texts.js';

export const texts: Translation<typeof english> = {
  'spa.not-found': 'لم يُعثر على هذه الجلسة العلاجية.',
  'spa.by-arrangement': 'تُرتَّب هذه الجلسة لدى مكتب السبا. يُرجى الاستفسار منا.',
  'spa.incomplete': 'يُرجى استكمال جميع تفاصيل الحجز',
  'spa.date-past': 'لا يمكن أن يكون التاريخ في الماضي.',
  'spa.slot-taken': 'حُجز هذا الوقت للتو.',
  'spa.slot-past': 'انقضى هذا الوقت. يُرجى اختيار وقت لاحق.',
};
