import type { Translation } from '../words/index.js';
import type { texts as english } from './spa-steps.texts.js';

export const texts: Translation<typeof english> = {
  chooseDuration: 'اختيار المدة',
  chooseDateAndTime: 'اختيار التاريخ والوقت',
  confirmBooking: 'تأكيد الحجز',

  durationMissing: 'يُرجى اختيار مدة.',
  dateMissing: 'يُرجى اختيار تاريخ.',
  timeMissing: 'يُرجى اختيار وقت.',
};
