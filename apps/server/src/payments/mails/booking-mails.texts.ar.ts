import { text } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './booking-mails.texts.js';

export const texts: Translation<typeof english> = {
  confirmed: 'تم تأكيد حجزك',
  confirmedSubject: text('تم تأكيد حجزك: {title}'),
  titleAndId: text('{title}، رقم الحجز {id}.'),
  bookingId: text('رقم الحجز {id}'),
  fact: text('{label}: {value}'),
  line: text('{what} × {each} = {total}'),
  paid: text('المبلغ المدفوع: {amount}'),
  withCalendar:
    'تجد مع هذه الرسالة الإيصال وموعدًا لإضافته إلى تقويمك، ويمكنك الحصول عليهما مجددًا من صفحة «حجوزاتي». جميع التواريخ والأوقات بتوقيت الفندق.',
  withoutCalendar:
    'تجد الإيصال مع هذه الرسالة، ويمكنك الحصول عليه مجددًا من صفحة «حجوزاتي». جميع التواريخ والأوقات بتوقيت الفندق.',
  myBookings: 'حجوزاتي',
  yourBooking: 'حجزك',

  refundDue: 'لك لدينا مبلغ مستحق الاسترداد',
  refundSubject: text('لك لدينا مبلغ مستحق الاسترداد: {title}'),
  cameOnTop: text('وصلنا عن {title} (رقم الحجز {id}) مبلغ يزيد على سعره. ويبقى الحجز قائمًا.'),
  notUsed: text('وصلتنا دفعتك عن {title} (رقم الحجز {id})، لكن تعذّر استخدامها لهذا الحجز.'),
  weReturn: text('نعيد إليك {amount} بالطريقة التي دُفع بها المبلغ. ولا يلزمك فعل أي شيء.'),

  serviceAndHotel: text('{service}، {hotel}'),
};
