import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './RoomsPlaceholder.texts.js';

export const texts: Translation<typeof english> = {
  title: 'الغرف',
  description: 'طريقة أخرى لعرض الغرف، ما زالت قيد الإعداد.',
  intro: 'طريقة أخرى لعرض الغرف ما زالت قيد الإعداد. ويمكن الاطلاع على جميع الغرف وحجزها في القائمة.',
  seeAllRooms: 'عرض جميع الغرف',
};
