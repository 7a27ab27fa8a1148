import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './spa-service.texts.js';

export const texts: Translation<typeof english> = {
  loading: 'جارٍ تحميل خدمات السبا…',
};
