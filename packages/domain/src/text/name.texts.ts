import { catalogue, plural } from '../words/en.js';

export const texts = catalogue('name', {
  invalid: 'Please enter a name without links.',
  tooLong: plural({
    one: 'Please enter a name of at most {count} character.',
    other: 'Please enter a name of at most {count} characters.',
  }),
});
