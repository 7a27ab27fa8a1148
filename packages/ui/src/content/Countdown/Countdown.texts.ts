import { text } from '@vestibule/domain/words/en';

export const texts = {
  days: 'Days',
  hours: 'Hours',
  minutes: 'Minutes',
  seconds: 'Seconds',
  toGo: text('{days} days, {hours} hours to go'),
};
