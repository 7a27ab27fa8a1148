import { text } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './PaymentReturn.texts.js';

export const texts: Translation<typeof english> = {
  nothingCharged: 'لم يُخصم أي مبلغ.',
  signInToSee: 'يُرجى تسجيل الدخول لعرض الحجز والخيارات المتاحة له.',
  waiting: 'في انتظار مزوّد الدفع…',
  chooseAgain: 'إعادة الاختيار',
  continuePayment: 'متابعة الدفع',
  tryAgain: 'إعادة المحاولة',
  goOnWith: text('المتابعة بمبلغ {total}'),
  cancel: 'إلغاء',
  signIn: 'تسجيل الدخول',
  bookings: 'حجوزاتي',
  receipt: 'إيصال (PDF)',
  addToCalendar: 'إضافة إلى التقويم',
};
