import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('editSection', {
  yourDetails: 'Your details',
});
