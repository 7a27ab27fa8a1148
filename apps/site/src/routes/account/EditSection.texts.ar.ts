import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './EditSection.texts.js';

export const texts: Translation<typeof english> = {
  yourDetails: 'معلوماتك الشخصية',
};
