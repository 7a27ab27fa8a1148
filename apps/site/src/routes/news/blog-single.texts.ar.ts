import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './blog-single.texts.js';

export const texts: Translation<typeof english> = {
  news: 'الأخبار',
};
