import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './use-profile-stats.texts.js';

export const texts: Translation<typeof english> = {
  bookings: 'الحجوزات',
  reviews: 'المراجعات',
  points: 'النقاط',
};
