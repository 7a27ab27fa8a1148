import type { Translation } from '../words/index.js';
import type { texts as english } from './treatment-facts.texts.js';

export const texts: Translation<typeof english> = {
  spaService: 'خدمة سبا',
  available: 'متاحة',
  limited: 'أوقات محدودة',
};
