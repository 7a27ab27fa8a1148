import { plural, text } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './SpaServiceCard.texts.js';

export const texts: Translation<typeof english> = {
  orMinutes: plural({
    zero: '{others} أو {count} دقيقة',
    one: '{others} أو دقيقة واحدة',
    two: '{others} أو دقيقتان',
    few: '{others} أو {count} دقائق',
    many: '{others} أو {count} دقيقة',
    other: '{others} أو {count} دقيقة',
  }),
  betweenLengths: ' أو ',
  from: '<from>ابتداءً من</from> <price/>',
  bookNow: text('الحجز الآن<hidden> لجلسة {treatment}</hidden>'),
  askUs: text('استفسار<hidden> عن جلسة {treatment}</hidden>'),
};
