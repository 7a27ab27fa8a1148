import { catalogue } from '../words/en.js';

export const texts = catalogue('sampleBookings', {
  room: 'Sea View King',
  treatment: 'Date Palm Hammam',
  event: 'Jazz under the Palms',
  guest: 'Sample Guest',
});
