import type { Translation } from '../words/index.js';
import type { texts as english } from './halls-intro.texts.js';

export const texts: Translation<typeof english> = {
  title: 'قاعات للأعمال',
  intro:
    'قاعات لاجتماعات العمل والمؤتمرات وفعاليات الشركات. ويمكن إرسال طلب القاعة المناسبة من هنا.',
};
