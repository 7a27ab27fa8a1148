import { text } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './PaymentMethodDialog.texts.js';

export const texts: Translation<typeof english> = {
  title: 'اختيار طريقة الدفع',
  description: 'يجري الدفع على صفحة مزوّد الدفع نفسه، وبعده العودة إلى هنا.',
  payWith: 'الدفع بواسطة',
  inCryptocurrency: text('{price}، بعملة مشفّرة'),
  chargedToCard: text('المبلغ المخصوم من البطاقة: {price}'),
  priceChanged: text('تغيّر السعر منذ اطلاعك عليه. الإجمالي الآن {total} بدلًا من {before}.'),
  nothingOffered: 'لا يمكن الدفع هنا في الوقت الحالي. للحجز، يُرجى الاتصال بنا.',
  profile: 'فتح ملفك الشخصي',
  events: 'جميع الفعاليات',
  call: text('الاتصال بالرقم {phone}'),
  summary: 'ملخص الحجز',
  costs: 'تفاصيل التكلفة',
  line: text('{counted} × {price}'),
  changeOfPrice: 'فرق السعر',
  totalForStay: 'إجمالي إقامتك',
  total: 'الإجمالي',
};
