import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('meetingHall', {
  meetingHalls: 'Meeting Halls',
});
