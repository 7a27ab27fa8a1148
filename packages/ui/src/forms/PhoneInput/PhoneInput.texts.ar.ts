import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './PhoneInput.texts.js';

export const texts: Translation<typeof english> = {
  country: 'الدولة',
  chooseCountry: 'اختيار الدولة',
};
