import { catalogue } from '../words/en.js';

export const texts = catalogue('paymentMethod', {
  usdt: 'USDT (TRC20)',
  visa: 'VISA',
});
