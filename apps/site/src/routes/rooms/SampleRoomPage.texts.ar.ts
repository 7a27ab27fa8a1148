import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './SampleRoomPage.texts.js';

export const texts: Translation<typeof english> = {
  rooms: 'الغرف',
};
