import { text } from '../words/ar.js';
import type { Translation } from '../words/index.js';
import type { texts as english } from './room-defaults.texts.js';

export const texts: Translation<typeof english> = {
  standardBed: 'عادي',
  privateBath: 'حمّام خاص',
  /** Of every room, as specified. */
  fixedSize: '44 م²',
  size: text('{size} م²'),
};
