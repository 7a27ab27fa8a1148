import { text } from '../words/en.js';

export const texts = {
  percentOff: text('{percent}% off'),
  amountOff: text('{amount} off'),
};
