import { catalogue, text } from '@vestibule/domain/words/en';

export const texts = catalogue('carousel', {
  carousel: 'carousel',
  slides: text('{label}, slides'),
  slide: text('Slide {number} of {total}'),
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
});
