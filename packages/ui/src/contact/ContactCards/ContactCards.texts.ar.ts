import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './ContactCards.texts.js';

export const texts: Translation<typeof english> = {
  location: 'الموقع',
  phone: 'الهاتف',
  mail: 'البريد الإلكتروني',
};
