import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('passwordInput', {
  hide: 'Hide password',
  show: 'Show password',
});
