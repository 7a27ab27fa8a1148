import { catalogue, text } from '@vestibule/domain/words/en';

export const texts = catalogue('spaBookingFlow', {
  bookingOf: text('Booking of {treatment}'),
  closeBookingOf: text('Close booking of {treatment}'),
  step: text('Step {step} of {steps}'),
  back: 'Back',
  next: 'Next',
  bookNow: 'Book Now',

  chooseDate: 'Choose the date of your treatment',
  timeOnDay: text('Time on {day}'),
  loadingTimes: 'Loading times...',
  timePast: text('{time}<hidden> not available, past</hidden>'),
  timeTaken: text('{time}<hidden> not available, taken</hidden>'),
  noTimeFree: 'No time is free on this day. Please choose another day.',
  someTimesTaken: 'Times with a line through them are not available.',
  timeLost: text('{time}: {problem}'),
  nothingElseFree: 'Nothing else is free on this day. Please choose another day.',
  freeNearIt: 'Free near it:',

  treatment: 'Treatment',
  duration: 'Duration',
  date: 'Date',
  time: 'Time',
  specialist: 'Specialist',
  total: 'Total',
});
