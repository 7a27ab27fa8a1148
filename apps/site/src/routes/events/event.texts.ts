import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('event', {
  loading: 'Loading events...',
  events: 'Events',
});
