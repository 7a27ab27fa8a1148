import { text } from '../words/ar.js';
import type { Translation } from '../words/index.js';
import type { texts as english } from './opening-hours.texts.js';

export const texts: Translation<typeof english> = {
  breakfastBuffet: 'بوفيه الفطور',
  restaurant: 'المطعم',
  sushiBar: 'ركن السوشي',
  daily: text('{hours} يوميًا'),
};
