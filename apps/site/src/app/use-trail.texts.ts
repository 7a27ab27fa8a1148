import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('useTrail', {
  home: 'Home',
  account: 'Account',
});
