import type { Translation } from '../words/index.js';
import type { texts as english } from './sample-rooms.texts.js';

export const texts: Translation<typeof english> = {
  size: 'المساحة',
  bed: 'السرير',
  guests: 'الضيوف',
  view: 'الإطلالة',
  floor: 'الطابق',
  panoramaName: 'غرفة بانورامية مميزة',
  panoramaTagline: 'جدار من زجاج، ووراءه الخليج كله.',
  panoramaRoom:
    'الغرفة في الطابق الثاني، بعيدًا عن المصاعد. أحد جدرانها نافذة عريضة على الخليج، وفي المساء تدخل الشمس مائلة فوق السرير.',
  panoramaComforts:
    'عند النافذة كرسي وثير وطاولة صغيرة. ولحوض الاستحمام نافذة خاصة، وهناك غلاية وشاي الفندق.',
  panoramaSize: '44 م²',
  panoramaBed: 'سرير كينغ، وسرير إضافي عند الطلب',
  panoramaGuests: 'حتى 3 ضيوف',
  panoramaView: 'الخليج',
  presidentialName: 'الجناح الرئاسي',
  presidentialTagline: 'غرفتا نوم في الطابق الثاني، خلف باب خاص بهما.',
  presidentialRooms:
    'إحدى الغرفتين مكسوة بالأزرق الليلي، وفيها ثريا ومقعد طويل. وفي نافذة الأخرى المقوّسة النخيل والماء وشمس المساء.',
  presidentialComforts:
    'يُقدَّم الفطور في الجناح في الساعة المختارة، والسبا مفتوح للنزلاء كل يوم من أيام الإقامة.',
  presidentialFloor: 'الثاني، الطرف الغربي',
  presidentialBed: 'سريرا كينغ',
  presidentialGuests: 'حتى 4 ضيوف',
  presidentialView: 'النخيل والخليج',
};
