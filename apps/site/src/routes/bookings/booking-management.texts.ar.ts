import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './booking-management.texts.js';

export const texts: Translation<typeof english> = {
  title: 'حجوزاتي',
  description: 'إقاماتك وجلساتك العلاجية وأمسياتك.',
};
