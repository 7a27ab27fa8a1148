import { text } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './RestaurantAbout.texts.js';

export const texts: Translation<typeof english> = {
  openingHours: 'ساعات العمل',
  exploreOurMenu: 'استكشاف قائمة الطعام',
  about: text('نبذة عن {title}'),
  reserve: 'لحجز طاولة، يُرجى الاتصال على <phone/> أو مراسلتنا على <email/>.',
  kitchenPicture: 'عجين تحت مرقاق على لوح مرشوش بالدقيق، وبجانبه خبز رقيق وبيض بالطماطم',
};
