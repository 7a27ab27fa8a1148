import { catalogue, plural } from '@vestibule/domain/words/en';

export const texts = catalogue('ticketsStep', {
  numberOfTickets: 'Number of tickets',
  tickets: 'tickets',
  countOfTickets: plural({ one: '{count} ticket', other: '{count} tickets' }),
});
