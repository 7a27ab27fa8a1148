import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './NoBookings.texts.js';

export const texts: Translation<typeof english> = {
  noneYet: 'لا توجد لديك حجوزات بعد.',
  whatStandsHere: 'هنا تظهر غرفك وجلساتك العلاجية وتذاكرك بعد حجزها.',
  seeRooms: 'عرض غرفنا',
  signInToSee: 'يُرجى تسجيل الدخول لعرض حجوزاتك.',
  whatYouWillSee: 'هنا تظهر غرفك وجلساتك العلاجية وتذاكرك، مع إيصالاتها وكل ما ينتظر الدفع.',
};
