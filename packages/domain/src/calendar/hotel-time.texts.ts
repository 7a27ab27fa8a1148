import { catalogue, text } from '../words/en.js';

export const texts = catalogue('hotelTime', {
  hours: text('{start} to {end}'),
  hoursToNextDay: text('{start} to {end} the next day'),
  dayAndHours: text('{day}, {hours}'),
});
