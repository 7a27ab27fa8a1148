import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './IncludedList.texts.js';

export const texts: Translation<typeof english> = {
  refundPolicy: 'سياسة الاسترداد',
};
