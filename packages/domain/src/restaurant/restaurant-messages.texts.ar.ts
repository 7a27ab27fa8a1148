import type { Translation } from '../words/index.js';
import type { texts as english } from './restaurant-messages.texts.js';

export const texts: Translation<typeof english> = {
  'restaurant.failed': 'تعذّر تحميل أصناف القائمة',
};
