import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './use-trail.texts.js';

export const texts: Translation<typeof english> = {
  home: 'الرئيسية',
  account: 'الحساب',
};
