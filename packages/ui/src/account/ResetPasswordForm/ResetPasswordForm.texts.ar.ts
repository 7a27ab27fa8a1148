import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './ResetPasswordForm.texts.js';

export const texts: Translation<typeof english> = {
  askForLink: 'طلب رابط جديد',
  save: 'حفظ كلمة المرور',
};
