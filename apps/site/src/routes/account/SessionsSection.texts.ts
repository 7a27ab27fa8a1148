import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('sessionsSection', {
  title: 'Where you are signed in',
});
