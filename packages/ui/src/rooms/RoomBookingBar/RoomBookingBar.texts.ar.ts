import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './RoomBookingBar.texts.js';

export const texts: Translation<typeof english> = {
  bookThisSuite: 'حجز هذا الجناح',
};
