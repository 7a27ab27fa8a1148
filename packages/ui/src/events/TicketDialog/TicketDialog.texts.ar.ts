import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './TicketDialog.texts.js';

export const texts: Translation<typeof english> = {
  totalSoFar: 'الإجمالي <amount/>',
  back: 'رجوع',
  next: 'التالي',
};
