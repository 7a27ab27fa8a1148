import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './PaymentReturn.texts.js';

export const texts: Translation<typeof english> = {
  signInToSee: 'يُرجى تسجيل الدخول لعرض الحجز والخيارات المتاحة له.',
  waiting: 'في انتظار مزوّد الدفع…',
  tryAgain: 'إعادة المحاولة',
  receipt: 'إيصال (PDF)',
  addToCalendar: 'إضافة إلى التقويم',
};
