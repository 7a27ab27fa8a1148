import { text } from '../words/ar.js';
import type { Translation } from '../words/index.js';
import type { texts as english } from './booking-terms.texts.js';

export const texts: Translation<typeof english> = {
  refund: 'الاسترداد',
  refundable: 'قابلة للاسترداد',
  nonRefundable: 'غير قابلة للاسترداد',
  refundOver: 'انتهت مهلة الإلغاء المجاني',
  breakfastIncluded: 'يشمل الفطور',
  checkInFrom: text('تسجيل الوصول من الساعة {time}'),
  checkOutUntil: text('تسجيل المغادرة حتى الساعة {time}'),
};
