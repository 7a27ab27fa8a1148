import type { Translation } from '../words/index.js';
import type { texts as english } from './extra-services.texts.js';

export const texts: Translation<typeof english> = {
  spa: 'السبا',
  spaText: 'حمّام وأربع غرف للجلسات العلاجية، ومتسع من الوقت بين المواعيد.',
  events: 'الفعاليات',
  eventsText: 'موسيقى على الماء وعشاء تحت الفوانيس، والدعوة للجميع.',
  halls: 'قاعات الاجتماعات',
  hallsText: 'قاعات لاثني عشر شخصًا أو لأربعمئة.',
};
