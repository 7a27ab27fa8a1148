import { catalogue, text } from '../words/en.js';

export const texts = catalogue('bookingWhen', {
  fromTo: text('{from} to {until}'),
  dayAndTime: text('{day}, {time}'),
});
