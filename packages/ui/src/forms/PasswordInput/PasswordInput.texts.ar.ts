import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './PasswordInput.texts.js';

export const texts: Translation<typeof english> = {
  hide: 'إخفاء كلمة المرور',
  show: 'إظهار كلمة المرور',
};
