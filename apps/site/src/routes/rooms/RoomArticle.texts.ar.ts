import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './RoomArticle.texts.js';

export const texts: Translation<typeof english> = {
  rooms: 'الغرف',
};
