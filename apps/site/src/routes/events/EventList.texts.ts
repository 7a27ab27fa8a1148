import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('eventList', {
  upcomingEvents: 'Upcoming events',
});
