import { text } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './TicketProgress.texts.js';

export const texts: Translation<typeof english> = {
  step: text('الخطوة {step} من {steps}'),
  steps: 'الخطوات',
};
