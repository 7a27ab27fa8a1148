import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './VerifyEmail.texts.js';

export const texts: Translation<typeof english> = {
  confirming: 'جارٍ تأكيد عنوان بريدك الإلكتروني…',
  goToProfile: 'الانتقال إلى ملفك الشخصي',
  notConfirmed: 'تعذّر تأكيد عنوان بريدك الإلكتروني',
  askInProfile: 'طلب رابط جديد من ملفك الشخصي',
};
