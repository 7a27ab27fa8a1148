import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './RoomSortSelect.texts.js';

export const texts: Translation<typeof english> = {
  sortBy: 'الترتيب حسب',
  recommended: 'الموصى بها',
};
