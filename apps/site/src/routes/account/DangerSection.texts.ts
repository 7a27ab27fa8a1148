import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('dangerSection', {
  yourData: 'Your data',
});
