import { plural, text } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './calendar.texts.js';

export const texts: Translation<typeof english> = {
  loading: 'جارٍ تحميل التقويم…',
  failed: 'تعذّر تحميل التقويم. يُرجى التحقق من الاتصال بالإنترنت وإعادة المحاولة.',
  tryAgain: 'إعادة المحاولة',
  clearDate: 'مسح التاريخ',
  today: 'اليوم',
  listed: text('{first}، {next}'),
  selected: 'محدد',
  suggested: 'مقترح',
  taken: 'محجوز',
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
  month: 'الشهر',
  year: 'السنة',
  suggestedStay: text('المقترح: {stay}'),
  nights: plural({
    zero: 'لا ليالٍ',
    one: 'ليلة واحدة',
    two: 'ليلتان',
    few: '{count} ليالٍ',
    many: '{count} ليلة',
    other: '{count} ليلة',
  }),
  chooseCheckOut: 'يُرجى اختيار يوم المغادرة',
};
