import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('eventFailure', {
  allEvents: 'All events',
  failed: 'Error Loading Events',
});
