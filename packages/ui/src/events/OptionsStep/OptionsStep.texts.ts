import { catalogue, text } from '@vestibule/domain/words/en';

export const texts = catalogue('optionsStep', {
  noExtras: 'There are no extras for this event. Press Next to go on.',
  noAddons: 'There are no add-ons for this event. Press Next to go on.',
  quantityOf: text('Quantity of {option}'),
  ofOption: text('of {option}'),
  subtotal: text('<hidden>Subtotal of {option} </hidden>{price}'),
});
