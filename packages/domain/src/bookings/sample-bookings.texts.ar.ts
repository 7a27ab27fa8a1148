import type { Translation } from '../words/index.js';
import type { texts as english } from './sample-bookings.texts.js';

export const texts: Translation<typeof english> = {
  room: 'غرفة كينغ بإطلالة بحرية',
  treatment: 'حمّام النخيل',
  event: 'جاز تحت النخيل',
  guest: 'ضيف توضيحي',
};
