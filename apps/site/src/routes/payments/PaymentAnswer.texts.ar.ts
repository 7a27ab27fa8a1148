import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './PaymentAnswer.texts.js';

export const texts: Translation<typeof english> = {
  heading: 'دفعتك',
};
