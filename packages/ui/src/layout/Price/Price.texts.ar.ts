import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './Price.texts.js';

export const texts: Translation<typeof english> = {
  discounted: '<hidden>كان السعر </hidden><was/><hidden>، والسعر الآن </hidden><now/>',
};
