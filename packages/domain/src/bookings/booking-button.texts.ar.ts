import type { Translation } from '../words/index.js';
import type { texts as english } from './booking-button.texts.js';

export const texts: Translation<typeof english> = {
  bookYourStay: 'حجز إقامتك',
  bookNow: 'الحجز الآن',
};
