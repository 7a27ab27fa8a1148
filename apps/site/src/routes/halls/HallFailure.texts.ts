import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('hallFailure', {
  allMeetingHalls: 'All meeting halls',
  failed: 'Error Loading Meeting Halls',
});
