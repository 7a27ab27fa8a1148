import type { Translation } from '../words/index.js';
import type { texts as english } from './about-statics.texts.js';

export const texts: Translation<typeof english> = {
  kindsOfRoom: 'نوعًا من الغرف والأجنحة والفلل',
  shore: '340 م',
  ofShore: 'من الشاطئ أمام الحديقة',
  people: 'شخصًا يعملون في الفندق',
  firstGuest: 'العام الذي سُجّل فيه أول ضيف',
  quietRoom: 'طلبنا غرفة هادئة فأُعطيناها، ومعها ورقة تقول أي النوافذ تُترك مفتوحة للنسيم.',
  quietRoomName: 'إنغريد سولبرغ',
  quietRoomFrom: 'بيرغن، إقامة خمس ليالٍ',
  breakfast:
    'يأتي الفطور متى شئنا، لا متى ناسب المطبخ. وفي الصباح الثالث لم يعودوا بحاجة إلى أن يسألوا.',
  breakfastName: 'طارق منصور',
  breakfastFrom: 'كراتشي، إقامة أسبوع',
  lateFlight:
    'تأخرت رحلتنا تسع ساعات. ولم يُثر ذلك أي حرج: الغرفة محفوظة، والعشاء متأخر كما تأخرنا.',
  lateFlightName: 'هيلين أوكافور',
  lateFlightFrom: 'لندن، إقامة ليلتين',
};
