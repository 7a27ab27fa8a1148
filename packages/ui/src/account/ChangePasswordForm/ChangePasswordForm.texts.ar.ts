import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './ChangePasswordForm.texts.js';

export const texts: Translation<typeof english> = {
  currentPassword: 'كلمة المرور الحالية',
  newPassword: 'كلمة المرور الجديدة',
  confirmPassword: 'تأكيد كلمة المرور',
  change: 'تغيير كلمة المرور',
  saving: 'جارٍ الحفظ…',
};
