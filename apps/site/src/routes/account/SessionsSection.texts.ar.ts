import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './SessionsSection.texts.js';

export const texts: Translation<typeof english> = {
  title: 'أماكن تسجيل الدخول',
};
