import type { Translation } from '../words/index.js';
import type { texts as english } from './booking-view.texts.js';

export const texts: Translation<typeof english> = {
  guest: 'ضيف',
  booking: 'حجز',
};
