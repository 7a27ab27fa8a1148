import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './SignedOutPayment.texts.js';

export const texts: Translation<typeof english> = {
  signIn: 'تسجيل الدخول',
};
