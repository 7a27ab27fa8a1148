import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './Field.texts.js';

export const texts: Translation<typeof english> = {
  optional: '(اختياري)',
};
