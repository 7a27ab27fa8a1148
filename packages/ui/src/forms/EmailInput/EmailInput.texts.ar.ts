import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './EmailInput.texts.js';

export const texts: Translation<typeof english> = {
  didYouMean: 'هل المقصود <address/>؟',
};
