export { Carousel } from './Carousel/Carousel.js';
export type { CarouselProps } from './Carousel/Carousel.js';
export { Monogram } from './Monogram/Monogram.js';
export type { MonogramProps } from './Monogram/Monogram.js';
export { Picture } from './Picture/Picture.js';
export type { PictureProps, PictureRatio } from './Picture/Picture.js';
