import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('hallGrid', {
  halls: 'Meeting halls',
  failed: 'Error Loading Meeting Halls',
  loading: 'Loading meeting halls...',
  noneFound: 'No meeting halls found',
  allUnavailable: 'All meeting halls are currently unavailable',
});
