import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './PreferencesSection.texts.js';

export const texts: Translation<typeof english> = {
  preferences: 'التفضيلات',
  loadingFailed: 'تعذّر تحميل تفضيلاتك',
  loading: 'جارٍ تحميل تفضيلاتك…',
};
