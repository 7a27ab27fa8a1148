import { catalogue, text } from '../words/en.js';

export const texts = catalogue('cardCharge', {
  chargedToCard: 'Charged to the card',
  rials: text('OMR {amount}'),
  inBoth: text('{rials} ({dollars})'),
});
