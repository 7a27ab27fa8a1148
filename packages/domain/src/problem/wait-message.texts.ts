import { catalogue, plural } from '../words/en.js';

export const texts = catalogue('waitMessage', {
  tooMany: plural({
    one: 'Too many attempts. Please try again in a minute.',
    other: 'Too many attempts. Please try again in {count} minutes.',
  }),
});
