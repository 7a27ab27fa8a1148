import { text } from '../words/ar.js';
import type { Translation } from '../words/index.js';
import type { texts as english } from './fallback-pages.texts.js';

export const texts: Translation<typeof english> = {
  home: 'الرئيسية',
  about: 'عن الفندق',
  rooms: 'الغرف',
  spa: 'السبا',
  restaurant: 'المطعم',
  events: 'الفعاليات',
  halls: 'قاعات الاجتماعات',
  news: 'الأخبار',
  contact: 'تواصل معنا',

  welcome: 'أهلًا بكم هنا.',
  copyright: text('© {hotel}. جميع الحقوق محفوظة.'),

  homeTitle: 'أهلًا وسهلًا',
  roomsTitle: 'الغرف والأجنحة',
  roomsText: 'اختيار التواريخ يُظهر الغرف المتاحة.',
  spaTitle: 'السبا والعافية',
  spaText: 'جلسات علاجية بموعد مسبق.',
  eventsTitle: 'الفعاليات',
  eventsText: 'ما يُقام في الفندق، ومواعيده.',
  hallsTitle: 'قاعات الاجتماعات والمؤتمرات',
  hallsText: 'مساحات مهنية تلبي احتياجات الأعمال',
  restaurantTitle: 'المطعم',
  restaurantSubtitle: 'الفطور والغداء والعشاء',
  restaurantText: 'ما يُعدّه المطبخ، ومواعيد الوجبات.',
  aboutTitle: 'عن الفندق',
  aboutSubtitle: 'من نحن وكيف قام هذا الفندق.',
  storyTitle: 'فندقنا',
  storySubtitle: 'حكايتنا',
  story: '<p>يسعدنا أن نخبركم بالمزيد: راسلونا أو اتصلوا بنا.</p>',

  demonstrationAddress: 'طريق الشاطئ، قنتب، مسقط، عُمان',
};
