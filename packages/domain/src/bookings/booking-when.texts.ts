import { text } from '../words/en.js';

export const texts = {
  fromTo: text('{from} to {until}'),
  dayAndTime: text('{day}, {time}'),
};
