import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './NewsSidebar.texts.js';

export const texts: Translation<typeof english> = {
  news: 'الأخبار',
  searchNews: 'البحث في الأخبار',
  notOpen: 'البحث غير متاح بعد. يمكنك مراسلتنا على <address/> ويسعدنا البحث نيابةً عنك.',
  categories: 'الفئات',
};
