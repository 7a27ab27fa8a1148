import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './hall.texts.js';

export const texts: Translation<typeof english> = {
  loading: 'جارٍ تحميل قاعات الاجتماعات…',
  meetingHalls: 'قاعات الاجتماعات',
};
