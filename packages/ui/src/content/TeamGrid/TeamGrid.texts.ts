import { text } from '@vestibule/domain/words/en';

export const texts = {
  elsewhere: text('{name} elsewhere'),
};
