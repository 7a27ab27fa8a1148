import { plural } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './SpaServiceDetail.texts.js';

export const texts: Translation<typeof english> = {
  popular: 'الأكثر طلبًا',
  refundable: 'قابلة للاسترداد',
  durationsAndPrices: 'المدد والأسعار',
  minutes: plural({
    zero: '{count} دقيقة',
    one: 'دقيقة واحدة',
    two: 'دقيقتان',
    few: '{count} دقائق',
    many: '{count} دقيقة',
    other: '{count} دقيقة',
  }),
  when: 'المواعيد',
  yourSpecialist: 'أخصائي جلستك',
};
