import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './RoomBookingBar.texts.js';

export const texts: Translation<typeof english> = {
  perNight: 'لليلة الواحدة',
  bookThisSuite: 'حجز هذا الجناح',
};
