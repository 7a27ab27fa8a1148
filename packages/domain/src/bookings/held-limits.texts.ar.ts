import { plural, text } from '../words/ar.js';
import type { Translation } from '../words/index.js';
import type { texts as english } from './held-limits.texts.js';

export const texts: Translation<typeof english> = {
  nights: plural({
    zero: 'بلا ليالٍ',
    one: 'ليلة واحدة',
    two: 'ليلتان',
    few: '{count} ليالٍ',
    many: '{count} ليلة',
    other: '{count} ليلة',
  }),
  treatments: plural({
    zero: 'بلا جلسات علاجية',
    one: 'جلسة علاجية واحدة',
    two: 'جلستان علاجيتان',
    few: '{count} جلسات علاجية',
    many: '{count} جلسة علاجية',
    other: '{count} جلسة علاجية',
  }),
  seats: plural({
    zero: 'بلا مقاعد',
    one: 'مقعد واحد',
    two: 'مقعدان',
    few: '{count} مقاعد',
    many: '{count} مقعدًا',
    other: '{count} مقعد',
  }),
  tooMuchAtOnce: text(
    'أقصى ما يمكن حفظه لك قبل الدفع: {most}. الحد الأقصى للحجز الآن: {most}، والباقي بعد دفع قيمتها؛ أو يُرجى الاتصال بنا.',
  ),
  payFirstOrBookLess: text(
    'أقصى ما يمكن حفظه لك قبل الدفع: {most}، والمحفوظ لك الآن: {held}. يُرجى دفع قيمة أحد حجوزاتك أو إلغاؤه من صفحة حجوزاتي، أو الاكتفاء الآن بما لا يتجاوز: {left}.',
  ),
  payFirst: text(
    'أقصى ما يمكن حفظه لك قبل الدفع: {most}، والمحفوظ لك الآن: {held}. يُرجى دفع قيمة أحد حجوزاتك أو إلغاؤه من صفحة حجوزاتي.',
  ),
};
