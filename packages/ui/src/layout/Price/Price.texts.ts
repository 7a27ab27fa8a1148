import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('price', {
  was: 'Was ',
  now: ', now ',
});
