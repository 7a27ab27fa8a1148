import type { Translation } from '../words/index.js';
import type { texts as english } from './date-range.texts.js';

export const texts: Translation<typeof english> = {
  today: 'اليوم',
  tomorrow: 'غدًا',
  next7Days: 'الأيام السبعة القادمة',
  next30Days: 'الأيام الثلاثون القادمة',
};
