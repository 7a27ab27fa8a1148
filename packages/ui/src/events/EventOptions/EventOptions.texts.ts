import { catalogue, text } from '@vestibule/domain/words/en';

export const texts = catalogue('eventOptions', {
  priceOfEach: text('{price} each'),
});
