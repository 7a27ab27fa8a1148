import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './PageLoader.texts.js';

export const texts: Translation<typeof english> = {
  loadingPage: 'جارٍ تحميل الصفحة',
};
