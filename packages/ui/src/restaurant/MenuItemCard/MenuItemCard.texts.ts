import { plural } from '@vestibule/domain/words/en';

export const texts = {
  preparation: 'Preparation',
  minutes: plural({ one: '{count} minute', other: '{count} minutes' }),
  ingredients: 'Ingredients',
  betweenIngredients: ', ',
  extras: 'Extras',
};
