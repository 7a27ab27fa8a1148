import { text } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './UnpaidBookingNotice.texts.js';

export const texts: Translation<typeof english> = {
  unpaidBooking: text('حجز غير مدفوع: {service}'),
  notPaidYet: 'لم تُدفع قيمة حجزك بعد',
  booked: text('{service}، {when}: {total}.'),
  stillMissing: text('يتبقى مبلغ {total}.'),
};
