import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('newsletter', {
  title: 'Newsletter',
  description: 'Join or leave the newsletter.',
});
