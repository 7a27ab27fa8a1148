import { catalogue } from '../words/en.js';

export const texts = catalogue('spaSteps', {
  chooseDuration: 'Choose Duration',
  chooseDateAndTime: 'Choose Date & Time',
  confirmBooking: 'Confirm Booking',

  durationMissing: 'Please choose a duration.',
  dateMissing: 'Please choose a date.',
  timeMissing: 'Please choose a time.',
});
