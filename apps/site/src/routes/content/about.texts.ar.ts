import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './about.texts.js';

export const texts: Translation<typeof english> = {
  inFigures: 'الفندق بالأرقام',
  thePeople: 'فريقنا',
  aroundTheHouse: 'جولة في الفندق',
  guestsWrote: 'ما كتبه لنا ضيوفنا',
  about: 'عن الفندق',
};
