import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './DatePicker.texts.js';

export const texts: Translation<typeof english> = {
  chooseDate: 'اختيار التاريخ',
  pattern: 'DD/MM/YYYY',
};
