import { plural, text } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './BookingTable.texts.js';

export const texts: Translation<typeof english> = {
  bookings: 'الحجوزات',
  service: 'الخدمة/الحجز',
  type: 'النوع',
  total: 'عدد الدفعات',
  amount: 'المبلغ',
  status: 'الحالة',
  payment: 'الدفع',
  actions: 'الإجراءات',
  reference: text('<id/><wide> · رقم {number}</wide>'),
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
  continuePayment: text('متابعة الدفع<hidden> لحجز {service}</hidden>'),
  goOnWith: text('المتابعة بمبلغ {total}<hidden> لحجز {service}</hidden>'),
  details: text('التفاصيل<hidden> عن {service}</hidden>'),
  cancel: text('إلغاء<hidden> حجز {service}</hidden>'),
};
