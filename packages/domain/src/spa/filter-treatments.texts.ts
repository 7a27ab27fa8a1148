import { catalogue, plural } from '../words/en.js';

export const texts = catalogue('filterTreatments', {
  shown: plural({ one: 'Showing {count} service(s)', other: 'Showing {count} service(s)' }),
});
