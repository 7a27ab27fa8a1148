import { catalogue, text } from '@vestibule/domain/words/en';

/** Of what the desk is told about the calendars of others. */
export const texts = catalogue('calendarMails', {
  conflicts: 'Nights are sold twice',
  conflictsFound:
    'Another calendar has sold these nights, and no unit of the room is left for them. Move one of the guests, or cancel there:',
  conflict: text('{room} on {night}: sold by {name}'),
  allConflicts: text('All of them: {command}'),
  failing: 'A calendar cannot be read',
  failingFound:
    'These calendars have not been read for a day. What they sold stays blocked; what they have sold since is not known:',
  feed: text('{name} of {room}, since {since} (UTC)'),
  why: text('Why: {command}'),
});
