import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './not-found.texts.js';

export const texts: Translation<typeof english> = {
  title: 'الصفحة غير موجودة',
  description: 'لا توجد صفحة على هذا العنوان.',
  heading: 'لا توجد صفحة هنا',
  intro: 'ربما تغيّر العنوان، أو سقط منه حرف في الطريق.',
  home: 'الصفحة الرئيسية',
  rooms: 'الغرف',
  contact: 'تواصل معنا',
};
