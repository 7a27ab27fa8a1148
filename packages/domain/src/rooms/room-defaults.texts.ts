import { catalogue, text } from '../words/en.js';

export const texts = catalogue('roomDefaults', {
  standardBed: 'Standard',
  privateBath: 'Private Bath',
  /** Of every room, as specified. */
  fixedSize: '44m2',
  size: text('{size} m²'),
});
