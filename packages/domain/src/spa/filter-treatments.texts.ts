import { plural } from '../words/en.js';

export const texts = {
  shown: plural({ one: 'Showing {count} service(s)', other: 'Showing {count} service(s)' }),
};
