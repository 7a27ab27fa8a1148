import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './NoPayment.texts.js';

export const texts: Translation<typeof english> = {
  heading: 'دفعتك',
};
