import { plural, text } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './BookingTable.texts.js';

export const texts: Translation<typeof english> = {
  bookings: 'الحجوزات',
  service: 'الخدمة/الحجز',
  type: 'النوع',
  total: 'الإجمالي',
  amount: 'المبلغ',
  status: 'الحالة',
  payment: 'الدفع',
  actions: 'الإجراءات',
  numbered: text(' · رقم {number}'),
  payments: plural({
    zero: 'لا دفعات',
    one: 'دفعة واحدة',
    two: 'دفعتان',
    few: '{count} دفعات',
    many: '{count} دفعة',
    other: '{count} دفعة',
  }),
  now: text('الآن {price}'),
  refundDue: 'استرداد مستحق',
  continuePayment: 'متابعة الدفع',
  goOnWith: text('المتابعة بمبلغ {total}'),
  forService: text(' لحجز {service}'),
  details: 'التفاصيل',
  ofService: text(' عن {service}'),
  cancel: 'إلغاء',
};
