import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('skipLink', {
  skipToContent: 'Skip to content',
});
