import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './profile.texts.js';

export const texts: Translation<typeof english> = {
  title: 'الملف الشخصي',
  description: 'ملفك الشخصي.',
  loading: 'جارٍ تحميل ملفك الشخصي…',
};
