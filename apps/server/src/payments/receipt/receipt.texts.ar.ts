import { text } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './receipt.texts.js';

export const texts: Translation<typeof english> = {
  receipt: 'إيصال',
  contact: text('{address}   ·   {phone}   ·   {email}'),
  guest: 'الضيف',
  title: text('{type}: {service}'),
  value: text('{value}'),

  what: 'البيان',
  quantity: 'الكمية',
  each: 'سعر الوحدة',
  amount: 'المبلغ',
  totalPaid: 'إجمالي المبلغ المدفوع',
  booking: 'حجز',
  night: 'الليالي',
  nights: 'الليالي',
  treatment: 'الجلسات العلاجية',
  ticket: 'التذاكر',
  tickets: 'التذاكر',

  payment: 'الدفع',
  status: 'الحالة',
  paid: 'مدفوع',
  paidWith: 'طريقة الدفع',
  through: text('{method}، عبر {gateway}'),
  rate: 'سعر الصرف',
  perDollar: text('1 دولار أمريكي = {rials} ر.ع.'),
  paymentId: 'رقم الدفعة',
  reference: 'رقمنا المرجعي',
  date: 'التاريخ',
  paidAt: text('{day}، الساعة {time} ({timeZone})'),

  thanks: text('شكرًا لاختيارك {hotel}.'),
  hotelTime: 'جميع التواريخ والأوقات بتوقيت الفندق.',
};
