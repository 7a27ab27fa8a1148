import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './Testimonials.texts.js';

export const texts: Translation<typeof english> = {
  saidBy: '<name/>، <from/>',
};
