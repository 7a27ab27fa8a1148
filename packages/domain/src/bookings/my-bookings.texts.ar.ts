import type { Translation } from '../words/index.js';
import type { texts as english } from './my-bookings.texts.js';

export const texts: Translation<typeof english> = {
  failed: 'تعذّر تحميل بيانات الحجوزات',
};
