import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './RoomNotFound.texts.js';

export const texts: Translation<typeof english> = {
  reason: 'ربما تغيّر اسمها، أو لم تعد معروضة للحجز. جميع الغرف التي يمكن حجزها مدرجة في قائمتنا.',
  seeAll: 'عرض جميع الغرف',
};
