import { text } from '../words/ar.js';
import type { Translation } from '../words/index.js';
import type { texts as english } from './hold-term.texts.js';

export const texts: Translation<typeof english> = {
  keptUntil: text('نحفظ الحجز لك حتى الساعة {time} بتوقيت الفندق.'),
  nightsOver: 'انتهت المهلة المتاحة لك لدفع قيمة هذه الليالي.',
  treatmentOver: 'انتهت المهلة المتاحة لك لدفع قيمة هذه الجلسة العلاجية.',
  seatsOver: 'انتهت المهلة المتاحة لك لدفع قيمة هذه المقاعد.',
  nightsAgain: text('يمكنك حجز هذه الليالي من جديد ابتداءً من الساعة {time} بتوقيت الفندق.'),
  treatmentAgain: text(
    'يمكنك حجز هذه الجلسة العلاجية من جديد ابتداءً من الساعة {time} بتوقيت الفندق.',
  ),
  seatsAgain: text('يمكنك حجز هذه المقاعد من جديد ابتداءً من الساعة {time} بتوقيت الفندق.'),
  nightsPause: text(
    'انتهت المهلة المتاحة لك لدفع قيمة هذه الليالي. يمكنك حجزها من جديد ابتداءً من الساعة {time} بتوقيت الفندق.',
  ),
  treatmentPause: text(
    'انتهت المهلة المتاحة لك لدفع قيمة هذه الجلسة العلاجية. يمكنك حجزها من جديد ابتداءً من الساعة {time} بتوقيت الفندق.',
  ),
  seatsPause: text(
    'انتهت المهلة المتاحة لك لدفع قيمة هذه المقاعد. يمكنك حجزها من جديد ابتداءً من الساعة {time} بتوقيت الفندق.',
  ),
};
