import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('privacy', {
  title: 'Privacy',
  description: 'What this website knows about you, why, and for how long.',
});
