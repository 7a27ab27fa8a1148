import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './HallFailure.texts.js';

export const texts: Translation<typeof english> = {
  allMeetingHalls: 'جميع قاعات الاجتماعات',
  failed: 'تعذّر تحميل قاعات الاجتماعات',
};
