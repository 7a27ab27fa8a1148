import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './SiteFooter.texts.js';

export const texts: Translation<typeof english> = {
  aboutTheHotel: 'عن الفندق',
  rooms: 'الغرف',
  news: 'الأخبار',
  contact: 'تواصل معنا',
  'page/terms': 'الشروط والأحكام',
  'page/privacy': 'الخصوصية',
};
