import type { Translation } from '../words/index.js';
import type { texts as english } from './news-categories.texts.js';

export const texts: Translation<typeof english> = {
  events: 'الفعاليات',
  offers: 'العروض',
  news: 'الأخبار',
  hotel: 'الفندق',
};
