import { catalogue, plural } from '@vestibule/domain/words/en';

export const texts = catalogue('menuItemCard', {
  preparation: 'Preparation',
  minutes: plural({ one: '{count} minute', other: '{count} minutes' }),
  ingredients: 'Ingredients',
  betweenIngredients: ', ',
  extras: 'Extras',
});
