import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './ResetPasswordForm.texts.js';

export const texts: Translation<typeof english> = {
  askForLink: 'طلب رابط جديد',
  newPassword: 'كلمة المرور الجديدة',
  passwordHint: '8 خانات على الأقل، من بينها حرف لاتيني كبير وحرف لاتيني صغير ورقم.',
  confirmPassword: 'تأكيد كلمة المرور',
  save: 'حفظ كلمة المرور',
  saving: 'جارٍ الحفظ…',
};
