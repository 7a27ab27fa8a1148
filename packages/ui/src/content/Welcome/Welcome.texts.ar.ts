import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './Welcome.texts.js';

export const texts: Translation<typeof english> = {
  aboutTheHotel: 'عن الفندق',
};
