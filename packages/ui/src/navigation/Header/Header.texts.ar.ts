import { text } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './Header.texts.js';

export const texts: Translation<typeof english> = {
  home: text('{hotel}، الصفحة الرئيسية'),
  main: 'القائمة الرئيسية',
  openMenu: 'فتح القائمة',
  menu: 'القائمة',
  welcome: text('أهلًا بك، {name}'),
  logout: 'تسجيل الخروج',
  guestRating: 'تقييم الضيوف <rating/>',
  ratingElsewhere: text('تقييم الضيوف {rating}، على موقع حجز خارجي'),
};
