import { catalogue } from '../words/en.js';

export const texts = catalogue('extraServices', {
  spa: 'Spa',
  spaText: 'A hammam, four treatment rooms and time between appointments.',
  events: 'Events',
  eventsText: 'Music by the water, dinners under lanterns, open to everyone.',
  halls: 'Meeting Halls',
  hallsText: 'Rooms for twelve people or four hundred.',
});
