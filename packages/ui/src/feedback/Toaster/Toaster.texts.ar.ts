import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './Toaster.texts.js';

export const texts: Translation<typeof english> = {
  notifications: 'الإشعارات',
  dismiss: 'إخفاء',
};
