import { catalogue, plural } from '../words/en.js';

export const texts = catalogue('bookingFacts', {
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  guests: 'Guests',
  adults: 'Adults',
  children: 'Children',
  date: 'Date',
  time: 'Time',
  place: 'Place',
  duration: 'Duration',
  minutes: plural({ one: '{count} minute', other: '{count} minutes' }),
  specialist: 'Specialist',
  tickets: 'Tickets',
  guest: 'Guest',
  phone: 'Phone',
});
