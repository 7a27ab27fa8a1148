import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './rooms.texts.js';

export const texts: Translation<typeof english> = {
  findARoom: 'البحث عن غرفة',
  rooms: 'الغرف',
};
