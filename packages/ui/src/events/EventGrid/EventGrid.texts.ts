import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('eventGrid', {
  events: 'Events',
  failed: 'Error Loading Events',
  loading: 'Loading events...',
  noneFound: 'No events found',
});
