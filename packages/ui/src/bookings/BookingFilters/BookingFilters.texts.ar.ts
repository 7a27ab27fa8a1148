import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './BookingFilters.texts.js';

export const texts: Translation<typeof english> = {
  filterBookings: 'تصفية الحجوزات',
  search: 'بحث',
  bookingOrService: 'حجز أو خدمة',
  filters: 'عوامل التصفية',
  status: 'الحالة',
  allStatuses: 'جميع الحالات',
  date: 'التاريخ',
  allDates: 'جميع التواريخ',
  sortBy: 'الترتيب حسب',
  upcomingFirst: 'القادمة أولًا',
};
