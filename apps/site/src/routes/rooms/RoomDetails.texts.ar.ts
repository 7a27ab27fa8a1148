import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './RoomDetails.texts.js';

export const texts: Translation<typeof english> = {
  amenities: 'وسائل الراحة',
  whatIsIncluded: 'ما تشمله الإقامة',
};
