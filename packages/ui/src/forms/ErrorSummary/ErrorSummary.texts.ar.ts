import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './ErrorSummary.texts.js';

export const texts: Translation<typeof english> = {
  pleaseCheck: 'يُرجى مراجعة هذه الإجابات',
};
