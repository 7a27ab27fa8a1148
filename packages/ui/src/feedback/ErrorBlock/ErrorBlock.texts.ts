import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('errorBlock', {
  tryAgain: 'Try Again',
});
