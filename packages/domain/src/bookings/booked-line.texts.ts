import { catalogue, plural, text } from '../words/en.js';

export const texts = catalogue('bookedLine', {
  nights: plural({ one: '{count} night', other: '{count} nights' }),
  treatments: plural({ one: '{count} treatment', other: '{count} treatments' }),
  tickets: plural({ one: '{count} ticket', other: '{count} tickets' }),
  other: text('{quantity} {name}'),
});
