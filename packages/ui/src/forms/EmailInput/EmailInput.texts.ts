import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('emailInput', {
  didYouMean: 'Did you mean <address/>?',
});
