import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './terms.texts.js';

export const texts: Translation<typeof english> = {
  title: 'شروط الإقامة',
  description: 'ما يسري بينك وبين الفندق عند الحجز.',
};
