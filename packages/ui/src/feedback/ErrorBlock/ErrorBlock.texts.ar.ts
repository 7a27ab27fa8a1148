import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './ErrorBlock.texts.js';

export const texts: Translation<typeof english> = {
  tryAgain: 'إعادة المحاولة',
};
