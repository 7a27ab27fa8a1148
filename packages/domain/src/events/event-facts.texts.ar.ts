import { plural } from '../words/ar.js';
import type { Translation } from '../words/index.js';
import type { texts as english } from './event-facts.texts.js';

export const texts: Translation<typeof english> = {
  hours: plural({
    zero: 'أقل من ساعة',
    one: 'ساعة واحدة',
    two: 'ساعتان',
    few: '{count} ساعات',
    many: '{count} ساعة',
    other: '{count} ساعة',
  }),
  moreOptions: plural({
    zero: 'لا شيء غيرها',
    one: 'وواحدة أخرى',
    two: 'واثنتان أخريان',
    few: 'و{count} أخرى',
    many: 'و{count} أخرى',
    other: 'و{count} أخرى',
  }),
  perPerson: 'للشخص الواحد',
  refundable: 'قابلة للاسترداد',
  extras: 'إضافات',
  addons: 'خدمات إضافية',
};
