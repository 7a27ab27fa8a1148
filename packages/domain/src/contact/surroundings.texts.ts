import { catalogue } from '../words/en.js';

export const texts = catalogue('surroundings', {
  sea: 'Gulf of Oman',
  muttrah: 'Muttrah',
  oldMuscat: 'Old Muscat',
  qantab: 'Qantab',
  yiti: 'Yiti',
});
