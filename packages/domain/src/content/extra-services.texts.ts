import { catalogue } from '../words/en.js';

export const texts = catalogue('extraServices', {
  spa: 'Spa',
  spaText: 'Treatments, and the times that are free.',
  events: 'Events',
  eventsText: 'What is on, and tickets for it.',
  halls: 'Meeting Halls',
  hallsText: 'Rooms for meetings, conferences and corporate events.',
});
