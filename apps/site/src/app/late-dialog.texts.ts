import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('lateDialog', {
  couldNotOpen: 'This could not be opened. Please check your connection.',
  tryAgain: 'Try Again',
  loading: 'Loading...',
});
