import { text } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './ShortId.texts.js';

export const texts: Translation<typeof english> = {
  copy: text('نسخ {name}'),
  copied: 'تم النسخ',
};
