import { text } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './RoomGalleryDialog.texts.js';

export const texts: Translation<typeof english> = {
  previousPicture: 'الصورة السابقة',
  nextPicture: 'الصورة التالية',
  place: text('{place} من {total}'),
  placeShowing: text('{place} من {total}<hidden>: {picture}</hidden>'),
};
