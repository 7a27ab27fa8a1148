import { text } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './Stepper.texts.js';

export const texts: Translation<typeof english> = {
  guests: 'الضيوف',
  fewer: text('تقليل عدد {noun}'),
  more: text('زيادة عدد {noun}'),
};
