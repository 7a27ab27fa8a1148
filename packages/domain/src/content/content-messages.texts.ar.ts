import type { Translation } from '../words/index.js';
import type { texts as english } from './content-messages.texts.js';

export const texts: Translation<typeof english> = {
  'content.failed': 'تعذّر تحميل المحتوى',
  'content.home-failed': 'تعذّر تحميل محتوى الصفحة الرئيسية',
  'content.rooms-failed': 'تعذّر تحميل محتوى الغرف',
  'content.spa-failed': 'تعذّر تحميل محتوى السبا',
  'content.restaurant-failed': 'تعذّر تحميل محتوى المطعم',
  'content.events-failed': 'تعذّر تحميل محتوى الفعاليات',
  'content.meeting-hall-failed': 'تعذّر تحميل محتوى قاعات الاجتماعات',
  'content.navigation-failed': 'تعذّر تحميل محتوى القائمة',
  'content.footer-failed': 'تعذّر تحميل محتوى ذيل الصفحة',
  'content.about-failed': 'تعذّر تحميل محتوى صفحة «عن الفندق»',
  'content.legal-failed': 'تعذّر تحميل المحتوى القانوني',
  'content.not-found': 'لم يُعثر على هذا المحتوى.',
};
