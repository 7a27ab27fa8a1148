import { plural } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './PaymentStep.texts.js';

export const texts: Translation<typeof english> = {
  close: 'إغلاق',
  takeWhatIsLeft: plural({
    zero: 'المتابعة بلا تذاكر',
    one: 'الاكتفاء بتذكرة واحدة',
    two: 'الاكتفاء بتذكرتين',
    few: 'الاكتفاء بعدد {count} تذاكر',
    many: 'الاكتفاء بعدد {count} تذكرة',
    other: 'الاكتفاء بعدد {count} تذكرة',
  }),
};
