import type { Translation } from '../words/index.js';
import type { texts as english } from './payment-method.texts.js';

export const texts: Translation<typeof english> = {
  usdt: 'عملة USDT (TRC20)',
  visa: 'بطاقة VISA',
};
