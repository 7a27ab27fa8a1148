import { plural } from '../words/en.js';

export const texts = {
  invalid: 'Please enter a name without links.',
  tooLong: plural({
    one: 'Please enter a name of at most {count} character.',
    other: 'Please enter a name of at most {count} characters.',
  }),
};
