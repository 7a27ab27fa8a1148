import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('pageLoader', {
  loadingPage: 'Loading page',
});
