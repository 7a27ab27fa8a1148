import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './SkipLink.texts.js';

export const texts: Translation<typeof english> = {
  skipToContent: 'الانتقال إلى المحتوى',
};
