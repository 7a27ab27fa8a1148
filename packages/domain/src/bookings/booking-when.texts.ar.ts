import { text } from '../words/ar.js';
import type { Translation } from '../words/index.js';
import type { texts as english } from './booking-when.texts.js';

export const texts: Translation<typeof english> = {
  fromTo: text('من {from} إلى {until}'),
  dayAndTime: text('{day}، {time}'),
};
