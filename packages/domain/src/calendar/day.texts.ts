import { catalogue } from '../words/en.js';

export const texts = catalogue('day', {
  dayMissing: 'Please choose a day that exists.',
});
