import { text } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './RoomGallery.texts.js';

export const texts: Translation<typeof english> = {
  picturesOf: text('صور {room}'),
  picture: text('{room}، الصورة {number} من {total}'),
  enlarge: text('تكبير: {picture}'),
};
