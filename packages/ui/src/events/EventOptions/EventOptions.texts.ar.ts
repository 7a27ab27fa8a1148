import { text } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './EventOptions.texts.js';

export const texts: Translation<typeof english> = {
  priceOfEach: text('{price} للوحدة'),
};
