import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('phoneInput', {
  country: 'Country',
  chooseCountry: 'Choose the country',
});
