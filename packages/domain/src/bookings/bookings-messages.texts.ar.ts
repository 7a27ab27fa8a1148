import type { Translation } from '../words/index.js';
import type { texts as english } from './bookings-messages.texts.js';

export const texts: Translation<typeof english> = {
  'bookings.not-cancellable': 'لم يعد من الممكن إلغاء هذا الحجز هنا.',
};
