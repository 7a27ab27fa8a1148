import { text } from '../words/ar.js';
import type { Translation } from '../words/index.js';
import type { texts as english } from './hotel-time.texts.js';

export const texts: Translation<typeof english> = {
  hours: text('من {start} إلى {end}'),
  hoursToNextDay: text('من {start} إلى {end} من اليوم التالي'),
  dayAndHours: text('{day}، {hours}'),
};
