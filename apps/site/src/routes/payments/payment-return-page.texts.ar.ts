import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './payment-return-page.texts.js';

export const texts: Translation<typeof english> = {
  title: 'دفعتك',
  description: 'حالة دفعتك.',
};
