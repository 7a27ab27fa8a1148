import { text } from '@vestibule/domain/words/en';

export const texts = {
  priceOfEach: text('{price} each'),
};
