import { plural, text } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './RoomBookingSidebar.texts.js';

export const texts: Translation<typeof english> = {
  name: 'الاسم',
  phone: 'الهاتف',
  checkIn: 'تسجيل الوصول',
  chooseCheckIn: 'اختيار تاريخ تسجيل الوصول',
  checkOut: 'تسجيل المغادرة',
  chooseCheckOut: 'اختيار تاريخ تسجيل المغادرة',
  guests: 'الضيوف',
  checkOutMoved: text('نُقل موعد تسجيل المغادرة إلى {day}.'),
  nightsTimesPrice: plural({
    zero: 'بلا ليالٍ × {price}',
    one: 'ليلة واحدة × {price}',
    two: 'ليلتان × {price}',
    few: '{count} ليالٍ × {price}',
    many: '{count} ليلة × {price}',
    other: '{count} ليلة × {price}',
  }),
  stayTotal: 'إجمالي الإقامة',
  byCard: 'المبلغ المخصوم من البطاقة',
  allTaken: 'هذه الليالي محجوزة.',
  someTaken: 'بعض هذه الليالي محجوزة.',
  noOtherDates: 'لا تتوفر لدينا تواريخ أخرى قريبة من هذه.',
  held: 'بعض هذه الليالي محفوظة لك بالفعل في حجز ينتظر الدفع. وحجزها من جديد يعني التخلي عن ذلك الحجز.',
  valid: 'تم التحقق من بيانات الحجز بنجاح!',
  bookYourStay: 'حجز إقامتك',
};
