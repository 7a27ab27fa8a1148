import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './serve-calendars.texts.js';

export const texts: Translation<typeof english> = {
  notAvailable: 'غير متاح',
};
