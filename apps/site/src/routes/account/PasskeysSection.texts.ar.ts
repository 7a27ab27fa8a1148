import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './PasskeysSection.texts.js';

export const texts: Translation<typeof english> = {
  title: 'مفاتيح المرور',
};
