import { plural } from '../words/ar.js';
import type { Translation } from '../words/index.js';
import type { texts as english } from './quote-tickets.texts.js';

export const texts: Translation<typeof english> = {
  tickets: plural({
    zero: 'تذكرة',
    one: 'تذكرة',
    two: 'تذكرة',
    few: 'تذاكر',
    many: 'تذكرة',
    other: 'تذكرة',
  }),
};
