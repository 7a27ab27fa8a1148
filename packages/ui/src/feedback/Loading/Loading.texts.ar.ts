import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './Loading.texts.js';

export const texts: Translation<typeof english> = {
  loading: 'جارٍ التحميل…',
};
