import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './SpaFilterPanel.texts.js';

export const texts: Translation<typeof english> = {
  filter: 'تصفية خدمات السبا',
  search: 'بحث',
  searchedWords: 'العنوان أو الوصف',
  category: 'الفئة',
  allCategories: 'جميع الفئات',
  specialist: 'الأخصائي',
  allSpecialists: 'جميع الأخصائيين',
  incomplete: 'تعذّر تحميل بعض الخيارات. يمكن البحث بالكلمات في هذه الأثناء، أو إعادة تحميل الصفحة.',
  clearAll: 'مسح جميع عوامل التصفية',
};
