import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('hall', {
  loading: 'Loading meeting halls...',
  meetingHalls: 'Meeting Halls',
});
