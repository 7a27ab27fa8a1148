import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './Price.texts.js';

export const texts: Translation<typeof english> = {
  was: 'كان السعر ',
  now: '، والسعر الآن ',
};
