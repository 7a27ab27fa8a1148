import { text } from '../words/ar.js';
import type { Translation } from '../words/index.js';
import type { texts as english } from './hall-request-record.texts.js';

export const texts: Translation<typeof english> = {
  fromTo: text('من {start} إلى {end}'),
  fromTime: text('من {start}'),
  untilTime: text('حتى {end}'),
  dayAndTimes: text('{day}، {times}'),
  waiting: 'في انتظار ردّنا',
  occasion: text('{eventType}، {people}'),
};
