import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './RoomSummary.texts.js';

export const texts: Translation<typeof english> = {
  aboutAccommodation: 'نبذة عن الإقامة',
  capacity: 'السعة',
  bedType: 'نوع السرير',
  size: 'المساحة',
  bath: 'الحمّام',
};
