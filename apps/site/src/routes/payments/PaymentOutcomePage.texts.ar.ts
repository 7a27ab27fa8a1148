import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './PaymentOutcomePage.texts.js';

export const texts: Translation<typeof english> = {
  booking: 'الحجز',
  total: 'الإجمالي',
  bookingId: 'رقم الحجز',
  received: 'المبلغ الواصل',
  missing: 'المبلغ المتبقي',
};
