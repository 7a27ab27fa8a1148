import { catalogue, plural } from '../words/en.js';

export const texts = catalogue('ticketSteps', {
  tickets: 'Tickets',
  extras: 'Extras',
  addons: 'Add-ons',
  info: 'Info',
  summary: 'Summary',
  payment: 'Payment',

  atLeastOne: 'At least one ticket, so this is now 1 ticket.',
  cutToSpots: plural({
    one: 'Only {count} spot left, so this is now {count} ticket.',
    other: 'Only {count} spots left, so this is now {count} tickets.',
  }),
});
