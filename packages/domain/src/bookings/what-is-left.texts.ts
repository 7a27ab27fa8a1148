import { catalogue, plural, text } from '../words/en.js';

export const texts = catalogue('whatIsLeft', {
  totalNow: text('The total is now {total}.'),
  soldOut: 'Sold out.',
  spotsLeft: plural({ one: '{count} spot left.', other: '{count} spots left.' }),
  freeNearDates: text('Free near these dates: {stays}.'),
  freeThatDay: text('Free that day: {times}.'),
  stay: text('{from} to {until}'),
  /** Between two of several. */
  separator: '; ',
});
