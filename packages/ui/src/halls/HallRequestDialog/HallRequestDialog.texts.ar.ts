import { text } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './HallRequestDialog.texts.js';

export const texts: Translation<typeof english> = {
  title: 'حجز قاعة اجتماعات',
  hallUpTo: text('{hall}، بسعة تصل إلى {people}'),
  sending: 'جارٍ إرسال طلبك…',
  send: 'إرسال الطلب',

  fullName: 'الاسم الكامل',
  email: 'البريد الإلكتروني',
  phone: 'رقم الهاتف',
  company: 'الشركة',
  eventDate: 'تاريخ الفعالية',
  fromToday: 'ابتداءً من اليوم',
  chooseEventDate: 'اختيار تاريخ الفعالية',
  attendees: 'عدد الحضور المتوقع',
  oneTo: text('من 1 إلى {people}'),
  startTime: 'وقت البدء',
  endTime: 'وقت الانتهاء',
  eventType: 'نوع الفعالية',
  chooseEventType: 'اختيار نوع الفعالية',
  requirements: 'متطلبات خاصة',
};
