import { plural } from '../words/ar.js';
import type { Translation } from '../words/index.js';
import type { texts as english } from './treatment-facts.texts.js';

export const texts: Translation<typeof english> = {
  spaService: 'خدمة سبا',
  available: 'متاحة',
  limited: 'أوقات محدودة',
  popular: 'الأكثر طلبًا',
  refundable: 'قابلة للاسترداد',
  minutes: plural({
    zero: '{count} دقيقة',
    one: 'دقيقة واحدة',
    two: 'دقيقتان',
    few: '{count} دقائق',
    many: '{count} دقيقة',
    other: '{count} دقيقة',
  }),
};
