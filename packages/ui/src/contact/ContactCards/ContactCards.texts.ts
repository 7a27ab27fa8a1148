import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('contactCards', {
  location: 'Location',
  phone: 'Phone',
  mail: 'Mail',
});
