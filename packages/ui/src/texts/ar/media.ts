/** The words of media in Arabic, by catalogue: `overridesOf` makes a pack of them. */
export { texts as carousel } from '../../media/Carousel/Carousel.texts.ar.js';
