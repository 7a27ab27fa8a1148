import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './NewsletterLink.texts.js';

export const texts: Translation<typeof english> = {
  askToConfirm: 'تصلك نشرتنا البريدية بعد تأكيد عنوان بريدك الإلكتروني.',
  confirm: 'تأكيد',
  confirming: 'جارٍ التأكيد…',
  askToUnsubscribe: 'سنتوقف عن مراسلتك ونحذف عنوانك.',
  unsubscribe: 'إلغاء الاشتراك',
  unsubscribing: 'جارٍ إلغاء الاشتراك…',
};
