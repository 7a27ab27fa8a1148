import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './meeting-hall.texts.js';

export const texts: Translation<typeof english> = {
  meetingHalls: 'قاعات الاجتماعات',
};
