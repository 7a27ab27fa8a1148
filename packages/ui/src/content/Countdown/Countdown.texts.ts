import { catalogue, text } from '@vestibule/domain/words/en';

export const texts = catalogue('countdown', {
  days: 'Days',
  hours: 'Hours',
  minutes: 'Minutes',
  seconds: 'Seconds',
  toGo: text('{days} days, {hours} hours to go'),
});
