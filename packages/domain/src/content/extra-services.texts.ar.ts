import type { Translation } from '../words/index.js';
import type { texts as english } from './extra-services.texts.js';

export const texts: Translation<typeof english> = {
  spa: 'السبا',
  spaText: 'جلسات علاجية ومواعيدها المتاحة.',
  events: 'الفعاليات',
  eventsText: 'ما يُقام في الفندق، وتذاكره.',
  halls: 'قاعات الاجتماعات',
  hallsText: 'قاعات للاجتماعات والمؤتمرات وفعاليات الشركات.',
};
