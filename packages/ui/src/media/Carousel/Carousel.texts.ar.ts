import { text } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './Carousel.texts.js';

export const texts: Translation<typeof english> = {
  carousel: 'شريط صور',
  slides: text('{label}، الشرائح'),
  slide: text('الشريحة {number} من {total}'),
  previousSlide: 'الشريحة السابقة',
  nextSlide: 'الشريحة التالية',
};
