import { catalogue, text } from '../words/en.js';

export const texts = catalogue('hallRequestRecord', {
  fromTo: text('{start} to {end}'),
  fromTime: text('from {start}'),
  untilTime: text('until {end}'),
  dayAndTimes: text('{day}, {times}'),
  waiting: 'Waiting for our answer',
  occasion: text('{eventType}, {people}'),
});
