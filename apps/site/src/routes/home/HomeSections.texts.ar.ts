import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './HomeSections.texts.js';

export const texts: Translation<typeof english> = {
  popularRooms: 'الغرف الأكثر طلبًا',
  allRooms: 'جميع الغرف',
  oneByOne: 'الغرف الأكثر طلبًا، واحدة تلو الأخرى',
  beyondTheRoom: 'أبعد من حدود الغرفة',
};
