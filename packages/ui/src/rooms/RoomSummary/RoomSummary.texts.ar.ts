import { plural } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './RoomSummary.texts.js';

export const texts: Translation<typeof english> = {
  aboutAccommodation: 'نبذة عن الإقامة',
  capacity: 'السعة',
  guests: plural({
    zero: 'لا ضيوف',
    one: 'ضيف واحد',
    two: 'ضيفان',
    few: '{count} ضيوف',
    many: '{count} ضيفًا',
    other: '{count} ضيف',
  }),
  bedType: 'نوع السرير',
  size: 'المساحة',
  bath: 'الحمّام',
};
