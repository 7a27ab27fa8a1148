import { catalogue, plural } from '../words/en.js';

export const texts = catalogue('ticketSale', {
  soldOut: 'Sold out',
  spotsLeft: plural({ one: '{count} spot left', other: '{count} spots left' }),
  salesEnded: 'Sales ended',
  endedAtStart: 'Ticket sales ended when the event began',
});
