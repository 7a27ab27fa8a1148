import type { Translation } from '../words/index.js';
import type { texts as english } from './day.texts.js';

export const texts: Translation<typeof english> = {
  dayMissing: 'يُرجى اختيار يوم موجود في التقويم.',
};
