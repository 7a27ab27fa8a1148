import { plural, text } from '../words/ar.js';
import type { Translation } from '../words/index.js';
import type { texts as english } from './booked-line.texts.js';

export const texts: Translation<typeof english> = {
  nights: plural({
    zero: 'بلا ليالٍ',
    one: 'ليلة واحدة',
    two: 'ليلتان',
    few: '{count} ليالٍ',
    many: '{count} ليلة',
    other: '{count} ليلة',
  }),
  treatments: plural({
    zero: 'بلا جلسات علاجية',
    one: 'جلسة علاجية واحدة',
    two: 'جلستان علاجيتان',
    few: '{count} جلسات علاجية',
    many: '{count} جلسة علاجية',
    other: '{count} جلسة علاجية',
  }),
  tickets: plural({
    zero: 'بلا تذاكر',
    one: 'تذكرة واحدة',
    two: 'تذكرتان',
    few: '{count} تذاكر',
    many: '{count} تذكرة',
    other: '{count} تذكرة',
  }),
  other: text('{name} × {quantity}'),
};
