import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './SpaServiceGrid.texts.js';

export const texts: Translation<typeof english> = {
  services: 'خدمات السبا',
};
