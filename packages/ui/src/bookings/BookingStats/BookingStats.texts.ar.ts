import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './BookingStats.texts.js';

export const texts: Translation<typeof english> = {
  totalBookings: 'إجمالي الحجوزات',
  confirmed: 'المؤكدة',
  pending: 'قيد الانتظار',
  totalSpent: 'إجمالي الإنفاق',
};
