import { catalogue, text } from '@vestibule/domain/words/en';

/** Of the letter that the desk gets each morning. */
export const texts = catalogue('morningLetter', {
  title: text('What waits on {day}'),
  requests: 'Requests for meeting halls, without an answer:',
  request: text('{id}: {hall} on {when}. Once it is answered: {command}'),
  refunds: 'Refunds due:',
  refund: text('{id}: {amount} by {provider}. Once it is sent back: {command}'),
  doubts: 'Payments in doubt:',
  doubt: text('{id}: {amount} by {provider}. Once it is looked up there: {command}'),
  conflicts: 'Nights that another calendar has sold, and no unit is left for:',
  conflict: text('{room} on {night}: sold by {name}'),
  failing: 'Calendars that cannot be read:',
  feed: text('{name} of {room}, since {since} (UTC). Why: {command}'),
  more: text('More of them: {command}'),
});
