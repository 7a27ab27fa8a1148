import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './DangerSection.texts.js';

export const texts: Translation<typeof english> = {
  yourData: 'بياناتك',
};
