import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './HoursBand.texts.js';

export const texts: Translation<typeof english> = {
  openingHours: 'ساعات العمل',
};
