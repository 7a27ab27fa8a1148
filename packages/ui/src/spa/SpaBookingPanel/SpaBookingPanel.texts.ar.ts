import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './SpaBookingPanel.texts.js';

export const texts: Translation<typeof english> = {
  bookTreatment: 'حجز هذه الجلسة',
};
