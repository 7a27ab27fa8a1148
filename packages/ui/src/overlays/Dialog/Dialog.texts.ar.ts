import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './Dialog.texts.js';

export const texts: Translation<typeof english> = {
  close: 'إغلاق',
};
