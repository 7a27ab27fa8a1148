import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('terms', {
  title: 'Terms of stay',
  description: 'What holds between you and the hotel when you book.',
});
