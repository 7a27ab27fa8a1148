import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './PasswordSection.texts.js';

export const texts: Translation<typeof english> = {
  password: 'كلمة المرور',
};
