import { text } from '../words/ar.js';
import type { Translation } from '../words/index.js';
import type { texts as english } from './discount.texts.js';

export const texts: Translation<typeof english> = {
  percentOff: text('خصم {percent}%'),
  amountOff: text('خصم {amount}'),
};
