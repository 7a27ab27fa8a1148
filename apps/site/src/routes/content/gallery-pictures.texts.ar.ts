import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './gallery-pictures.texts.js';

export const texts: Translation<typeof english> = {
  'hero-rooms.webp': 'شرفة بكرسيي استلقاء، والجهنمية على العريشة، والخليج والتلال في الأفق',
  'gallery-1.webp': 'الجهنمية على عريشة شرفة، والخليج والتلال خلفها',
  'gallery-2.webp': 'فوانيس على امتداد ممر مرصوف إلى البحر بعد الغروب، وإلى جانبه النخيل والأقواس',
  'gallery-3.webp': 'الفندق عند الغسق من الجهة الأخرى للمسبح، ونوافذه المقوّسة مضاءة',
  'gallery-4.webp':
    'أزهار الفرانجيباني في إناء إلى جانب الشموع والأحجار الداكنة، على حافة مسبح السبا',
};
