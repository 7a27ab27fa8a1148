import { catalogue, text } from '../words/en.js';

export const texts = catalogue('discount', {
  percentOff: text('{percent}% off'),
  amountOff: text('{amount} off'),
});
