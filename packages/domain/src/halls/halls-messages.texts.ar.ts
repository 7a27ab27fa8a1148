import type { Translation } from '../words/index.js';
import type { texts as english } from './halls-messages.texts.js';

export const texts: Translation<typeof english> = {
  'halls.failed': 'تعذّر تحميل قاعات الاجتماعات',
  'halls.unreachable': 'تعذّر الاتصال بالخادم',
  'halls.not-found': 'لم يُعثر على قاعة الاجتماعات هذه.',
  'halls.not-available': 'قاعة الاجتماعات هذه غير متاحة حاليًا.',
};
