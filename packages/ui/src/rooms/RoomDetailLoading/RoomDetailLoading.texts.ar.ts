import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './RoomDetailLoading.texts.js';

export const texts: Translation<typeof english> = {
  loading: 'جارٍ التحميل…',
};
