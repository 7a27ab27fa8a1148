import type { Translation } from '../words/index.js';
import type { texts as english } from './filter-bookings.texts.js';

export const texts: Translation<typeof english> = {
  bookingDate: 'تاريخ الحجز',
  checkIn: 'تسجيل الوصول',
  guestName: 'اسم الضيف',
  totalPrice: 'السعر الإجمالي',
  bookingId: 'رقم الحجز',
  today: 'اليوم',
  tomorrow: 'غدًا',
  thisWeek: 'هذا الأسبوع',
  upcoming: 'القادمة',
};
