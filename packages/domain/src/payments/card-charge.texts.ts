import { catalogue } from '../words/en.js';

export const texts = catalogue('cardCharge', {
  chargedToCard: 'Charged to the card',
});
