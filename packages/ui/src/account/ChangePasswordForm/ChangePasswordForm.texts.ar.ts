import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './ChangePasswordForm.texts.js';

export const texts: Translation<typeof english> = {
  change: 'تغيير كلمة المرور',
};
