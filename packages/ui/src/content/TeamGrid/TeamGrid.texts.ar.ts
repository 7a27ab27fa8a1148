import { text } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './TeamGrid.texts.js';

export const texts: Translation<typeof english> = {
  elsewhere: text('{name} على مواقع أخرى'),
};
