import { text } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './Countdown.texts.js';

export const texts: Translation<typeof english> = {
  days: 'الأيام',
  hours: 'الساعات',
  minutes: 'الدقائق',
  seconds: 'الثواني',
  toGo: text('المدة المتبقية: عدد الأيام {days} وعدد الساعات {hours}'),
};
