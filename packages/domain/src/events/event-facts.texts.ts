import { plural } from '../words/en.js';

export const texts = {
  hours: plural({ one: '{count} hour', other: '{count} hours' }),
  moreOptions: plural({ one: '+{count} more', other: '+{count} more' }),
};
