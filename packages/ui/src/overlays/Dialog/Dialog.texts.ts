import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('dialog', {
  close: 'Close',
});
