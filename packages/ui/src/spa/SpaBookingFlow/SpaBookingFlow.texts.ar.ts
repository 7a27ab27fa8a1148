import { text } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './SpaBookingFlow.texts.js';

export const texts: Translation<typeof english> = {
  bookingOf: text('حجز جلسة {treatment}'),
  closeBookingOf: text('إغلاق حجز جلسة {treatment}'),
  step: text('الخطوة {step} من {steps}'),
  back: 'رجوع',
  next: 'التالي',
  bookNow: 'الحجز الآن',

  chooseDate: 'اختيار تاريخ جلستك',
  timeOnDay: text('الوقت يوم {day}'),
  loadingTimes: 'جارٍ تحميل الأوقات…',
  timePast: text('{time}<hidden> غير متاح، انقضى وقته</hidden>'),
  timeTaken: text('{time}<hidden> غير متاح، محجوز</hidden>'),
  noTimeFree: 'لا يوجد وقت متاح في هذا اليوم. يُرجى اختيار يوم آخر.',
  someTimesTaken: 'الأوقات المشطوبة غير متاحة.',
  timeLost: text('{time}: {problem}'),
  nothingElseFree: 'لا يوجد وقت آخر متاح في هذا اليوم. يُرجى اختيار يوم آخر.',
  freeNearIt: 'أقرب الأوقات المتاحة:',

  treatment: 'الجلسة العلاجية',
  duration: 'المدة',
  date: 'التاريخ',
  time: 'الوقت',
  specialist: 'الأخصائي',
  total: 'الإجمالي',
};
