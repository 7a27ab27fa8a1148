import type { Translation } from '../words/index.js';
import type { texts as english } from './booking-type.texts.js';

export const texts: Translation<typeof english> = {
  room: 'حجز غرفة',
  spa: 'حجز سبا',
  event: 'حجز فعالية',
  restaurant: 'حجز مطعم',
  pool: 'حجز مسبح',
  gym: 'حجز صالة رياضية',
  crypto: 'حجز بعملة مشفّرة',
  card: 'حجز بالبطاقة',
  standard: 'حجز عادي',
};
