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

  footerAbout: 'يقع قصر البحر على الشاطئ شرقي مسقط: غرف وفلل، وسبا، ومطعم، وحديقة تنتهي عند الماء.',
  address: 'طريق الشاطئ، قنتب، مسقط، عُمان',
  copyright: '© قصر البحر. جميع الحقوق محفوظة.',

  homeTitle: 'دار على البحر',
  homeSubtitle: 'غرف وسبا ومائدة على الماء، على بُعد نصف ساعة من مسقط.',
  homeWelcome: 'أهلًا وسهلًا بكم في قصر البحر',
  roomsTitle: 'الغرف والأجنحة',
  roomsText: 'اختيار التواريخ يُظهر الغرف المتاحة.',
  spaTitle: 'السبا والعافية',
  spaText: 'جلسات علاجية بموعد مسبق، كل يوم من التاسعة صباحًا.',
  eventsTitle: 'الفعاليات',
  eventsText: 'أمسيات في الفندق، والدعوة فيها للجميع.',
  hallsTitle: 'قاعات الاجتماعات والمؤتمرات',
  hallsText: 'مساحات مهنية تلبي احتياجات الأعمال',
  restaurantTitle: 'المطعم',
  restaurantSubtitle: 'الفطور والغداء والعشاء على الماء',
  restaurantText: 'سمك من قوارب الصباح، وخضروات من الحديقة، وخبز من فرننا.',
  aboutTitle: 'عن الفندق',
  aboutSubtitle: 'من نحن وكيف قام هذا الفندق.',
  storyTitle: 'دار على البحر',
  storySubtitle: 'حكايتنا',
  story:
    '<p>قصر البحر فندق صغير على الشاطئ شرقي مسقط. نعتني بضيوفنا بأنفسنا، ومكتب الاستقبال لا يخلو أبدًا.</p>',
  storyWelcome: 'أهلًا بكم هنا.',
};
