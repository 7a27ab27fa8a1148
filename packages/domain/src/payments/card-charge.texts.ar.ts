import { text } from '../words/ar.js';
import type { Translation } from '../words/index.js';
import type { texts as english } from './card-charge.texts.js';

export const texts: Translation<typeof english> = {
  chargedToCard: 'المبلغ المخصوم من البطاقة',
  rials: text('{amount} ر.ع.'),
  inBoth: text('{rials} ({dollars})'),
};
