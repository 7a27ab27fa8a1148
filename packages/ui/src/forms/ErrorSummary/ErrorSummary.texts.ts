import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('errorSummary', {
  pleaseCheck: 'Please check these answers',
});
