import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './PopularRooms.texts.js';

export const texts: Translation<typeof english> = {
  popularRooms: 'الغرف الأكثر طلبًا',
};
