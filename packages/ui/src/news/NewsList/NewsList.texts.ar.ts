import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './NewsList.texts.js';

export const texts: Translation<typeof english> = {
  noNews: 'لا أخبار بعد',
  newsWillStandHere: 'سيظهر هنا كل جديد في الفندق.',
};
