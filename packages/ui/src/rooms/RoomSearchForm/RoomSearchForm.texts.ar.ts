import { plural } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './RoomSearchForm.texts.js';

export const texts: Translation<typeof english> = {
  searchRooms: 'البحث عن الغرف',
  dates: 'تسجيل الوصول وتسجيل المغادرة',
  datesPast: 'هذه التواريخ قد مضت. يُرجى اختيار تواريخ جديدة.',
  clearDates: 'مسح التواريخ',
  guests: 'الضيوف',
  rooms: 'الغرف',
  roomsNoun: 'الغرف',
  roomCount: plural({
    zero: 'لا غرف',
    one: 'غرفة واحدة',
    two: 'غرفتان',
    few: '{count} غرف',
    many: '{count} غرفة',
    other: '{count} غرفة',
  }),
  searchRoom: 'البحث عن غرفة',
};
