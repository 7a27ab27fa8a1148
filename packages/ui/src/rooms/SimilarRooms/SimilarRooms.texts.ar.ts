import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './SimilarRooms.texts.js';

export const texts: Translation<typeof english> = {
  similarRooms: 'غرف مشابهة',
};
