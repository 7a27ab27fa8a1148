import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './SampleRoom.texts.js';

export const texts: Translation<typeof english> = {
  perNight: '<price/> لليلة الواحدة',
  bookThisRoom: 'حجز هذه الغرفة',
  example: 'تعرض هذه الصفحة مثالًا. للحجز يُرجى الاتصال على <phone/>.',
};
